import Type from "typebox";
import { longestSearch } from "#core/listAddress.ts";
import type { Call } from "./call.ts";
import { integer, json, nullable, object, oneOf, openObject, optional, shortText, text, time } from "./schema.ts";

const domainName = Type.String({ maxLength: 260, description: "A domain name, with or without a port." });

/** The location of the config of a domain's site. */
export const SiteConfig = object({
  domainName: text(),
  fileMd5: text("The MD5 of the file, in hexadecimal digits."),
  uri: text("The address of the site's file."),
});

/** The race that a domain stands for. */
export const RaceBinding = object({ raceId: text(), domainName: text() });
export interface RaceBindingAnswer {
  /** null if another server binds none. */
  raceId: string | number | null;
  domainName: string;
}

/** The fields of the race information except its id; unknown ones are null. */
export const raceFields = [
  "auditStatus",
  "cityId",
  "contactName",
  "contactPhone",
  "createUser",
  "detailAddress",
  "districtId",
  "endTime",
  "imgDetail",
  "itemTimeSetting",
  "organizationId",
  "progressStatus",
  "provinceId",
  "raceCategoryId",
  "raceFeatures",
  "raceItemTypeName",
  "raceName",
  "raceStatus",
  "signUpEndTime",
  "signUpMaxNumber",
  "signUpOpenStatus",
  "signUpStartTime",
  "signUpUrl",
  "startTime",
  "submitStatus",
  "updateUser",
  "showSignUpEndTime",
  "showSignUpStartTime",
] as const;

/** The base information of a race. */
export const Race = object({
  raceId: text(),
  cancelledAt: nullable(time("When it was cancelled; null if it was not.")),
  ...(Object.fromEntries(raceFields.map((field) => [field, json()])) as {
    [field in (typeof raceFields)[number]]: ReturnType<typeof json>;
  }),
});

/**
 * The fields of the website information; those that neither the site nor its race states are null.
 */
export const websiteFields = [
  "id",
  "agreeFlag",
  "auditStatus",
  "businessName",
  "businessPhone",
  "contactsName",
  "contactsPhone",
  "createTime",
  "createUser",
  "domainName",
  "endImgUrl",
  "headImgUrl",
  "onlineStatus",
  "organizationId",
  "organizationName",
  "partnerImgUrl",
  "popUpStatus",
  "publishTime",
  "raceId",
  "refuseReason",
  "showStatus",
  "status",
  "updateTime",
  "updateUser",
  "websiteName",
] as const;

/** The website information of a domain: its site, whose it is, and its race. */
export const Website = object(
  Object.fromEntries(websiteFields.map((field) => [field, json()])) as {
    [field in (typeof websiteFields)[number]]: ReturnType<typeof json>;
  },
);
export type WebsiteAnswer = Record<(typeof websiteFields)[number], unknown>;

/**
 * The parts of the race information that the site shows; times are ms since 1970, RFC 3339 or
 * YYYY-MM-DD HH:mm:ss.
 */
export interface RaceAnswer {
  raceId: string | number;
  /** Only of this server. */
  cancelledAt?: number | null;
  raceName?: string | null;
  startTime?: string | number | null;
  endTime?: string | number | null;
  signUpStartTime?: string | number | null;
  signUpEndTime?: string | number | null;
  signUpUrl?: string | null;
  detailAddress?: string | null;
  imgDetail?: string | null;
}

/** A translation table: text -> its English and Chinese. */
export type Translations = Record<string, { zh?: string; en?: string } | undefined>;

export const siteCalls = {
  "GET /website-center/site-config": {
    summary: "Returns the location of the config of a domain's site (call 1).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    query: object({ domainName }),
    data: SiteConfig,
    errors: ["site/not-bound"],
  },
  "GET /website-center/race-binding": {
    summary: "Returns the race that a domain stands for (call 6).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    query: object({ domainName }),
    data: Type.Unsafe<RaceBindingAnswer>(RaceBinding),
    errors: ["site/not-bound"],
  },
  "POST /website-center/race": {
    summary: "Returns the base information of a race (call 7).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "race" },
    body: object({
      // Programs send race ids as numbers, too; the validator turns them into texts.
      raceId: Type.Unsafe<string | number>({ type: "string", minLength: 1, maxLength: 64 }),
    }),
    data: Type.Unsafe<RaceAnswer>(Race),
    errors: ["site/race-not-found"],
  },
  "GET /website-center/website": {
    summary: "Returns the website information of a domain: its site, whose it is, and its race.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    madeBy: "programs of the platform, which list the websites of races.",
    query: object({ domainName }),
    data: Type.Unsafe<WebsiteAnswer>(Website),
    errors: ["site/not-bound"],
  },
  "GET /website-center/documents": {
    summary:
      "Returns the paths of a site's published documents that contain all words of a search in a title, a summary or the text, in any of its languages. Of what is to come, has expired or was withdrawn nothing is searched.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName, search: shortText(longestSearch, "Chinese needs no spaces between words.", "line") }),
    data: object({ paths: Type.Array(text(), { description: "Such as documents/news-draw.json." }) }),
    errors: ["site/not-bound"],
  },
  "GET /feeds/:file": {
    summary:
      "Returns the published documents of a site's lists with their full text as a feed: `news.xml` (RSS 2), `news.atom` or `news.json` (JSON Feed). At most 50, the newest first. It has an ETag and a Last-Modified. On the host of the race.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "feed readers; the head of each page leads to it.",
    params: object({ file: shortText(20, "`news.xml`, `news.atom` or `news.json`.") }),
    query: object({
      list: optional(shortText(300, "The path of a page that lists documents; all such pages if left out.")),
      language: optional(oneOf(["zh", "en"], "The site's first language if left out.")),
    }),
    file: "RSS, Atom or JSON Feed",
    errors: ["site/not-bound", "site/no-feed"],
  },
  "POST /website-center/problems": {
    summary: "Counts a problem that a visitor's page met.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "problem" },
    body: object({
      domainName: optional(domainName),
      code: shortText(200, "The problem's code, such as run/renderer-failed."),
      pointer: optional(Type.String({ maxLength: 2000, description: "JSON Pointer into the site's config." })),
      message: optional(Type.String({ maxLength: 8000 })),
    }),
    data: object({ kept: Type.Literal(true) }),
    errors: ["site/not-bound"],
  },
  "GET /config/cloud.json": {
    summary: "Returns the cloud config (call 2).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    file: "JSON without an envelope",
  },
  "GET /config/i18n/:name": {
    summary: "Returns a translation table (call 9): texts with their English and Chinese.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    params: object({ name: text("The name of the table, such as site.") }),
    file: "JSON without an envelope",
  },
  "GET /healthz": {
    summary: "Answers if the server and its database run; else with HTTP status 503.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    madeBy: "load balancers and monitors; the command looks for a running server with it.",
    data: object({ status: Type.Literal("alive") }),
  },
  "GET /status/domain": {
    summary:
      "Answers with HTTP status 200 if a published site has this domain name, else with 404: a proxy that gets certificates on demand gets them for these names only.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    madeBy: "proxies, such as Caddy (`on_demand_tls { ask … }`).",
    query: object({ domain: shortText(260, "The host name for which a certificate is wanted.") }),
    data: object({ status: Type.Literal("bound") }),
    errors: ["site/not-bound"],
  },
  "GET /readyz": {
    summary:
      "Answers if the server can be sent visitors: the database can be written to, all files of the sites with a domain name are in the store and can be read, and its disks have space. Else with HTTP status 503, the `reasons` and, in `missing`, the domain names of sites without all their files.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    madeBy: "load balancers, before they send visitors to a server.",
    data: object({ status: Type.Literal("ready") }),
    errors: ["server/not-ready"],
  },
} satisfies Record<string, Call>;

const boundName = shortText(260, "The domain name of the site.");

/** What the command `startline` asks of a running server. */
export const adminCalls = {
  "POST /admin/publish": {
    summary: "Publishes a folder of the server's machine as a site.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({
      folder: shortText(4096),
      siteId: shortText(120),
      domainName: boundName,
      reason: optional(shortText(500, "Why it changes what entries were made by, such as a fee.", "text")),
    }),
    data: openObject({ outcome: text("published, unchanged, refused, domain-taken or failed.") }),
    errors: ["site/wrong-domain-name"],
  },
  "POST /admin/rollback": {
    summary: "Makes an earlier edition of a site the one that visitors get.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({
      domainName: boundName,
      to: optional(Type.String({ pattern: "^[0-9a-f]{4,32}$", description: "How the hash of the edition begins." })),
    }),
    data: openObject({ outcome: text("rolled-back, or why nothing changed.") }),
  },
  "GET /admin/releases": {
    summary: "Lists the editions of a site, newest first.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query: object({ domainName: boundName }),
    data: Type.Array(
      object({
        releaseId: integer(),
        hash: text("The MD5 of the edition's file."),
        siteId: text(),
        publishedAt: text("RFC 3339."),
        isActive: Type.Boolean({ description: "Whether visitors get this edition." }),
      }),
    ),
  },
} satisfies Record<string, Call>;
