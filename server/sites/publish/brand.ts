import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CompiledSite } from "#compiler/emit/emit.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { inLanguage } from "#core/text.ts";
import type { BrandFile } from "#pictures/brand.ts";
import { brandPath, makeBrandFiles } from "#pictures/brandFiles.ts";
import { pictureProblem } from "#pictures/problems.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { BrandHead } from "../../base/db/schema.ts";
import { languageTag } from "../../base/http/languages.ts";
import { md5 } from "../../base/http/prebuilt.ts";
import { fileUri } from "../files/names.ts";
import { manifestFile } from "../files/types.ts";
import type { StoredFile } from "./storedFile.ts";

/**
 * The icons of a site, its web manifests and the picture of its links; `head` is missing if the
 * site has nothing to make them of.
 */
interface Brand {
  head?: BrandHead;
  stored: StoredFile[];
  problems: Problem[];
}

const iconNames = ["svg", "png", "webp", "jpg"].map((ending) => `media/icon.${ending}`);
const shareNames = ["jpg", "jpeg", "png", "webp", "avif"].map((ending) => `media/share.${ending}`);
const defaultColours = { surface: "#ffffff", accent: "#0b6b75" };

/**
 * Makes a site's icons and the picture of its links: of those that its brand names, else of
 * media/icon.* and media/share.*, else of the logo and the first large picture of the home page.
 */
export async function readBrand(
  folder: string,
  { site, files, themeVariables }: CompiledSite,
  cache: string,
): Promise<Brand> {
  const named = (names: string[]) => names.find((path) => Object.hasOwn(files, path));
  const logo = findOwnFile(site.brand?.logo?.src, files);
  const icon =
    findOwnFile(site.brand?.icon?.src, files) ??
    named(iconNames) ??
    findOwnFile(site.brand?.logoMobile?.src, files) ??
    logo;
  const share = findOwnFile(site.brand?.share?.src, files) ?? named(shareNames) ?? findLargePicture({ site, files });
  const getSource = (path: string | undefined) => path && getOriginal(folder, path, files[path]);
  const shareSource = getSource(share);
  const surface = themeVariables["--surface"] ?? defaultColours.surface;
  const accent = themeVariables["--accent"] ?? defaultColours.accent;
  if (!icon && !shareSource) return { stored: [], problems: [] };
  const brandFiles = await makeBrandFiles(
    {
      icon: getSource(icon),
      logo: getSource(logo),
      ...(share && shareSource && { share: { source: shareSource, focus: getFocus(files[share]) } }),
      surface,
      accent,
    },
    { cache },
  );
  if (brandFiles.outcome === "failed")
    return { stored: [], problems: [pictureProblem(icon ?? share ?? "site.json", brandFiles)] };
  const stored: StoredFile[] = brandFiles.files.map((file) => ({
    hash: file.md5,
    name: file.name,
    content: { path: brandPath(brandFiles.folder, file) },
  }));
  const getAddress = (name: BrandFile["name"]) => {
    const file = brandFiles.files.find((file) => file.name === name);
    return file && fileUri(file.md5, file.name);
  };
  const manifests = getManifests({ site, surface, accent, getAddress });
  const [ico, png, touch, image] = (["favicon.ico", "icon-192.png", "touch-180.png", "share.jpg"] as const).map(
    getAddress,
  );
  return {
    head: {
      ...(ico && png && touch && { icons: { ico, png, touch }, manifests: manifests.addresses }),
      ...(image && { image }),
    },
    stored: [...stored, ...(ico ? manifests.stored : [])],
    problems: [],
  };
}

function findOwnFile(path: string | undefined, files: Record<string, SiteFile>): string | undefined {
  return path !== undefined && Object.hasOwn(files, path) ? path : undefined;
}

// The file itself, or the largest of the variants that somebody made of it beforehand.
function getOriginal(folder: string, path: string, file: SiteFile | undefined): string | undefined {
  const stem = path.replace(/\.\w+$/, "");
  const ending = ["jpg", "png", "webp", "avif"].find((format) => file?.formats?.includes(format as "jpg"));
  const places = [path, ...(file?.widths ?? []).toReversed().map((width) => `${stem}-${width}.${ending}`)];
  return places.map((place) => join(folder, place)).find((place) => existsSync(place));
}

function findLargePicture({ site, files }: Pick<CompiledSite, "site" | "files">): string | undefined {
  const pictures = [...JSON.stringify(site.home).matchAll(/"src":"(media\/[^"]+)"/g)].map(([, path = ""]) => path);
  return pictures.find(
    (path) => Object.hasOwn(files, path) && files[path]?.widths && (files[path]?.width ?? 0) >= 1200,
  );
}

function getFocus(file: SiteFile | undefined): { x: number; y: number } {
  const [x = 50, y = 50] = (file?.focus ?? "").split(" ").filter(Boolean).map(Number.parseFloat);
  return { x: x / 100, y: y / 100 };
}

function getManifests({
  site,
  surface,
  accent,
  getAddress,
}: Pick<CompiledSite, "site"> & {
  surface: string;
  accent: string;
  getAddress(name: BrandFile["name"]): string | undefined;
}): { addresses: Record<string, string>; stored: StoredFile[] } {
  const icon = (name: BrandFile["name"], size: number) => ({
    src: getAddress(name),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const icons = [
    icon("icon-192.png", 192),
    icon("icon-512.png", 512),
    { ...icon("maskable-512.png", 512), purpose: "maskable" },
  ];
  const results = site.languages.map((language) => {
    const name = inLanguage(site.title, language);
    const lang = languageTag(language);
    const colours = { background_color: surface, theme_color: accent };
    const content = Buffer.from(
      JSON.stringify({ name, lang, start_url: "/", scope: "/", display: "minimal-ui", ...colours, icons }),
    );
    return { language, file: { hash: md5(content), name: manifestFile, content } };
  });
  return {
    addresses: Object.fromEntries(results.map(({ language, file }) => [language, fileUri(file.hash, file.name)])),
    stored: results.map(({ file }) => file),
  };
}

/** Returns the addresses of a brand's icons, manifests and picture. */
export function brandAddresses(brand: BrandHead | undefined): string[] {
  const { icons, manifests = {}, image } = brand ?? {};
  return [...Object.values(icons ?? {}), ...Object.values(manifests), ...(image ? [image] : [])];
}
