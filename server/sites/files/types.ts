const text = new Map([
  ["css", "text/css; charset=utf-8"],
  ["geojson", "application/geo+json; charset=utf-8"],
  ["gpx", "application/gpx+xml; charset=utf-8"],
  ["json", "application/json; charset=utf-8"],
  ["svg", "image/svg+xml"],
  ["txt", "text/plain; charset=utf-8"],
  ["vtt", "text/vtt; charset=utf-8"],
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

/** The file name of every module that checks the answers to a form. Only the compiler creates them: no file of a site has this ending. */
export const validatorFile = "validator.mjs";

/** The file name of every web manifest. Only the program creates them. */
export const manifestFile = "site.webmanifest";

/** The type of a file in the store: a file of a site, a web manifest, or a module that the compiler created. */
export function storedKind(name: string): { type: string; isText: boolean } | undefined {
  if (name === manifestFile) return { type: "application/manifest+json", isText: true };
  return name === validatorFile ? { type: "text/javascript; charset=utf-8", isText: true } : fileKind(name);
}

/** Returns the type of a site's file by the ending of its name; undefined for kinds that sites may not have, such as HTML and scripts. */
export function fileKind(name: string): { type: string; isText: boolean } | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const type = text.get(ending) ?? binary.get(ending);
  return type ? { type, isText: text.has(ending) } : undefined;
}
