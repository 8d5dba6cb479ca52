const text = new Map([
  ["css", "text/css; charset=utf-8"],
  ["csv", "text/csv; charset=utf-8"],
  ["geojson", "application/geo+json; charset=utf-8"],
  ["gpx", "application/gpx+xml; charset=utf-8"],
  ["json", "application/json; charset=utf-8"],
  ["kml", "application/vnd.google-earth.kml+xml; charset=utf-8"],
  ["svg", "image/svg+xml"],
  ["tcx", "application/vnd.garmin.tcx+xml; charset=utf-8"],
  ["txt", "text/plain; charset=utf-8"],
  ["vtt", "text/vtt; charset=utf-8"],
]);

// What browsers cannot show: they always store it.
const stored = new Map([
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["fit", "application/octet-stream"],
  ["pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["zip", "application/zip"],
]);

const binary = new Map([
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["ico", "image/x-icon"],
  ["jpeg", "image/jpeg"],
  ["jpg", "image/jpeg"],
  ["mp4", "video/mp4"],
  ["pdf", "application/pdf"],
  ["png", "image/png"],
  ["webm", "video/webm"],
  ["webp", "image/webp"],
  ["woff2", "font/woff2"],
]);

/**
 * The file name of every module that checks the answers to a form. Only the compiler creates them:
 * no file of a site has this ending.
 */
export const validatorFile = "validator.mjs";

/** The file name of every web manifest. Only the program creates them. */
export const manifestFile = "site.webmanifest";

/** The kind of a file. */
export interface FileKind {
  type: string;
  isText: boolean;
  /** Whether browsers store it instead of showing it. */
  isDownload: boolean;
}

/**
 * The type of a file in the store: a file of a site, a web manifest, or a module that the compiler
 * created.
 */
export function storedKind(name: string): FileKind | undefined {
  const defaults = { isText: true, isDownload: false };
  if (name === manifestFile) return { type: "application/manifest+json", ...defaults };
  return name === validatorFile ? { type: "text/javascript; charset=utf-8", ...defaults } : fileKind(name);
}

/**
 * Returns the type of a site's file by the ending of its name; undefined for kinds that sites may
 * not have, such as HTML and scripts.
 */
export function fileKind(name: string): FileKind | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const type = text.get(ending) ?? binary.get(ending) ?? stored.get(ending);
  return type ? { type, isText: text.has(ending), isDownload: stored.has(ending) } : undefined;
}
