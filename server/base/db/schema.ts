import { bigint, bigserial, customType, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { NamedHosts } from "#core/hosts.ts";
import type { VideoPlatform } from "#core/videoPlatforms.ts";
import type { Coupon } from "#forms/prices/choosePrice.ts";
import { instant } from "./columns.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * The races that sites are about. `details` has the race information that the website center hands
 * out.
 */
export const races = pgTable("races", {
  raceId: text("race_id").primaryKey(),
  details: jsonb("details").$type<Record<string, unknown>>().notNull(),
  /** When it was cancelled, for its visitors; null if it was not. */
  cancelledAt: instant("cancelled_at"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** The sites by their stable name; `releaseId` is the edition that visitors get. */
export const sites = pgTable("sites", {
  siteId: text("site_id").primaryKey(),
  raceId: text("race_id").references(() => races.raceId),
  releaseId: bigint("release_id", { mode: "number" }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/**
 * Every published edition of a site: its source text and its compiled file, both immutable, and the
 * compiler's problems.
 */
export const releases = pgTable(
  "releases",
  {
    releaseId: bigserial("release_id", { mode: "number" }).primaryKey(),
    siteId: text("site_id")
      .notNull()
      .references(() => sites.siteId),
    origin: text("origin", { enum: ["fixture", "organiser"] }).notNull(),
    fileMd5: text("file_md5").notNull(),
    uri: text("uri").notNull(),
    sourceMd5: text("source_md5").notNull(),
    sourceUri: text("source_uri").notNull(),
    head: jsonb("head").$type<ReleaseHead>().notNull(),
    /** The race information that the edition came with, {} if it had none. */
    race: jsonb("race").$type<Record<string, unknown>>().notNull(),
    /** The paths of all its files in the store, `<hash>/<name>`. */
    files: jsonb("files").$type<string[]>().notNull(),
    /**
     * The email addresses that are notified of answers, by the id of the general form; null if
     * there are none. Visitors never get them.
     */
    notify: jsonb("notify").$type<Record<string, string[]>>(),
    /** The coupons of the site; null if it has none. Visitors never get them. */
    coupons: jsonb("coupons").$type<Coupon[]>(),
    problems: jsonb("problems").$type<unknown[]>().notNull(),
    publishedAt: instant("published_at").notNull().defaultNow(),
  },
  (table) => [index("releases_by_site").on(table.siteId, table.releaseId)],
);

/**
 * The files of composite blocks that an edition was published with, if they differ from those of
 * the editions before it.
 */
export const publishedComposites = pgTable(
  "published_composites",
  {
    releaseId: bigint("release_id", { mode: "number" })
      .notNull()
      .references(() => releases.releaseId),
    /** Its path in the folder of its site or pack: composites/my/sponsor-wall/v1.json. */
    path: text("path").notNull(),
    source: text("source").notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.path] })],
);

/** What the page needs of a release without opening its file. */
export interface ReleaseHead {
  title: { zh: string; en?: string };
  description?: { zh: string; en?: string };
  /** How runners reach the organiser, for messages. */
  contact?: { phone?: string; email?: string };
  /** The site's languages; the first is its default. */
  languages: string[];
  mobileUrl?: string;
  /** "history" if each page has an address of its own. */
  router?: "history";
  /** The hosts that the site names for its pictures, films and maps. */
  hosts?: NamedHosts;
  /** The video platforms whose films the site's pages show. */
  videos?: VideoPlatform[];
  /**
   * What proves to search engines that the site is the organiser's, by the name of the meta
   * element.
   */
  verification?: Record<string, string>;
  /** Address of the theme's stylesheet; left out for the default look. */
  themeUri?: string;
  /** Its icons and the picture of its links, if it has a logo or one of its own. */
  brand?: BrandHead;
  /** The units the site uses, such as home/carousel. */
  units: string[];
}

/** Addresses of the files that were made of a site's brand. */
export interface BrandHead {
  icons?: { ico: string; png: string; touch: string };
  /** The web manifest for each language. */
  manifests?: Record<string, string>;
  /** The picture of its links, 1200 x 630. */
  image?: string;
}

/**
 * The published files that servers share, by their path in the store, `<hash>/<name>`, or
 * `<hash>/<name>.br` and `.gz` for compressed forms. The bytes are in `published_parts` or in the
 * S3-compatible store, under their SHA-256.
 */
export const publishedFiles = pgTable(
  "published_files",
  {
    path: text("path").primaryKey(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    storedAt: instant("stored_at").notNull().defaultNow(),
    /** When a server read other bytes than these; the next publish stores them again. */
    damagedAt: instant("damaged_at"),
  },
  (table) => [index("published_files_by_content").on(table.sha256)],
);

/** The bytes of published files, in parts of at most 1 MB. */
export const publishedParts = pgTable(
  "published_parts",
  {
    sha256: text("sha256").notNull(),
    part: integer("part").notNull(),
    content: bytes("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.part] })],
);

/** Which site each domain name shows. */
export const domains = pgTable("domains", {
  domainName: text("domain_name").primaryKey(),
  siteId: text("site_id")
    .notNull()
    .references(() => sites.siteId),
  boundAt: instant("bound_at").notNull().defaultNow(),
});

/** Countries and regions in the shape of the user center's list. */
export const countries = pgTable("countries", {
  id: integer("id").primaryKey(),
  twoCode: text("two_code").notNull(),
  threeCode: text("three_code").notNull(),
  numberCode: text("number_code").notNull(),
  cnName: text("cn_name").notNull(),
  enName: text("en_name").notNull(),
  itemName: text("item_name").notNull(),
  itemCode: text("item_code").notNull(),
  itemSort: integer("item_sort").notNull(),
  dictCode: text("dict_code").notNull(),
});

/** The cloud config and the translation tables by file name, as the JSON text that visitors get. */
export const configFiles = pgTable("config_files", {
  name: text("name").primaryKey(),
  body: text("body").notNull(),
  /**
   * md5 of the shipped file that this row was loaded from: a row is replaced only when that file
   * changes.
   */
  fixtureMd5: text("fixture_md5"),
});

/** Problems met in visitors' browsers, one row for each kind, counted. */
export const problemReports = pgTable(
  "problem_reports",
  {
    domainName: text("domain_name").notNull(),
    code: text("code").notNull(),
    pointer: text("pointer").notNull(),
    message: text("message").notNull(),
    count: integer("count").notNull().default(1),
    firstSeenAt: instant("first_seen_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.domainName, table.code, table.pointer, table.message] })],
);

/**
 * One row that grows with every publish, so that other processes see cheaply that something
 * changed.
 */
export const changes = pgTable("changes", {
  id: integer("id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});

/**
 * One row: what the secret key makes of a fixed text, so that a server with another key notices
 * before it writes anything.
 */
export const secretMarks = pgTable("secret_marks", {
  id: integer("id").primaryKey(),
  mark: text("mark").notNull(),
});
