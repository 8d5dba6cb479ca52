import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import { withoutInvisibleIn } from "#core/hostileText.ts";
import { type NamedHosts, nameableHosts } from "#core/hosts.ts";
import { getPlatform, isVideoPlatform } from "#core/videoPlatforms.ts";
import type { Coupon } from "#forms/prices/choosePrice.ts";
import { playsPlatformVideo } from "#schemas/generated/traits/playsPlatformVideo.ts";
import type { ReleaseHead } from "../../base/db/schema.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import { fileUri } from "../files/names.ts";
import { readRaceFacts } from "../items/facts.ts";
import type { Edition, Publication } from "./publication.ts";
import { filesOfEdition } from "./siteFiles.ts";
import type { StoredFile } from "./storedFile.ts";

/**
 * Makes the edition of a compiled site, for the database, and its files, for the store: its source,
 * its compiled form and its theme.
 */
export function makeEdition(
  { siteId, origin }: Publication,
  source: string,
  compiled: CompiledSite,
  {
    race,
    isRaceDerived,
    problems,
    notify,
    coupons,
  }: Pick<Edition, "race" | "isRaceDerived"> & {
    problems: Problem[];
    notify: Record<string, string[]>;
    coupons: Coupon[];
  },
): Edition & { stored: StoredFile[] } {
  const file = (name: string, text: string) => ({ hash: md5(text), name, content: Buffer.from(text) });
  const siteFile = file("site.json", JSON.stringify(compiled));
  const sourceFile = file("source.json", withoutCodes(source, coupons));
  const styles = themeStyles(compiled.themeVariables);
  const themeFile = styles === undefined ? undefined : file("theme.css", styles);
  const uri = fileUri(siteFile.hash, siteFile.name);
  const sourceUri = fileUri(sourceFile.hash, sourceFile.name);
  const head = getHead(compiled, themeFile && fileUri(themeFile.hash, themeFile.name));
  return {
    siteId,
    race,
    isRaceDerived,
    facts: compiled.site.race,
    raceFacts: readRaceFacts(compiled.site),
    release: {
      siteId,
      origin,
      fileMd5: siteFile.hash,
      uri,
      sourceMd5: sourceFile.hash,
      sourceUri,
      head,
      files: filesOfEdition({ uri, sourceUri, head }, compiled.files),
      race: race ?? {},
      notify: Object.keys(notify).length > 0 ? notify : null,
      coupons: coupons.length > 0 ? coupons : null,
    },
    // They quote the texts of the site, and the database rejects half a surrogate pair.
    problems: withoutInvisibleIn(problems) as Problem[],
    stored: [siteFile, sourceFile, ...(themeFile ? [themeFile] : [])],
  };
}

// Published files are for anyone who knows their address. The database has the codes.
function withoutCodes(source: string, coupons: Coupon[]): string {
  if (coupons.length === 0) return source;
  return source.replace(/("code"\s*:\s*)"(?:[^"\\]|\\.)*"/g, '$1"***"');
}

// The compiler made both names and values; no text of an organiser reaches the style sheet
// unchecked.
function themeStyles(variables: Record<string, string>): string | undefined {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `:root {\n${lines.join("")}}\n` : undefined;
}

function getHead({ site, units }: CompiledSite, themeUri: string | undefined): ReleaseHead {
  const mobileUrl = site.mobileUrl && URL.canParse(site.mobileUrl) ? new URL(site.mobileUrl) : undefined;
  return {
    title: site.title,
    ...(site.description && { description: site.description }),
    ...getContact(site.contact),
    languages: site.languages,
    ...(mobileUrl && /^https?:$/.test(mobileUrl.protocol) && { mobileUrl: mobileUrl.href }),
    ...(site.router === "history" && { router: site.router }),
    ...getHosts(site.hosts),
    ...getVideos(site),
    ...getVerification(site.verification),
    ...(themeUri && { themeUri }),
    units,
  };
}

function getContact({ phone, email }: CompiledSite["site"]["contact"] = {}): Pick<ReleaseHead, "contact"> {
  return phone || email ? { contact: { ...(phone && { phone }), ...(email && { email }) } } : {};
}

// They become part of a header, so only hosts that a site may name.
function getHosts(namedHosts: CompiledSite["site"]["hosts"]): { hosts?: NamedHosts } {
  const lists = (["pictures", "films", "maps"] as const).map(
    (kind) => [kind, nameableHosts(namedHosts?.[kind])] as const,
  );
  const hosts: NamedHosts = Object.fromEntries(lists.filter(([, list]) => list.length > 0));
  return Object.keys(hosts).length > 0 ? { hosts } : {};
}

const verificationNames = {
  baidu: "baidu-site-verification",
  bing: "msvalidate.01",
  google: "google-site-verification",
  so360: "360-site-verification",
  sogou: "sogou_site_verification",
  yandex: "yandex-verification",
} as const;

function getVerification(codes: CompiledSite["site"]["verification"] = {}): Pick<ReleaseHead, "verification"> {
  const tokens = Object.entries(verificationNames).flatMap(([engine, name]) => {
    const code = codes[engine as keyof typeof verificationNames];
    return code === undefined ? [] : [[name, code] as const];
  });
  return tokens.length > 0 ? { verification: Object.fromEntries(tokens) } : {};
}

// Only platforms of films that can play: nothing else needs a frame.
function getVideos(site: CompiledSite["site"]): Pick<ReleaseHead, "videos"> {
  const platforms = eachInstance(site).flatMap(({ kind, instance }) => {
    const { platform, video } = instance.props as { platform?: unknown; video?: unknown };
    return playsPlatformVideo[`${kind}/${instance.type}`] && getPlatform(platform, video) ? [platform] : [];
  });
  const videos = [...new Set(platforms.filter(isVideoPlatform))].sort();
  return videos.length > 0 ? { videos } : {};
}
