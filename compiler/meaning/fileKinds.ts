import { isObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { downloadsProp } from "#schemas/generated/traits/downloadsProp.ts";
import { readProp } from "#schemas/readProp.ts";
import { namedFiles } from "../check/paths.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";
import type { Context } from "./context.ts";

const picture = /\.(?:jpe?g|png|webp|avif|gif|svg|ico)$/i;
// Their originals are not published.
const scaled = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic)$/i;
const film = /\.(?:mp4|webm|mov|m4v|avi|mkv|wmv|flv)$/i;
const course = /\.(?:gpx|geojson)$/i;

/**
 * Files of the folder in a place for another kind of file: a film as a picture, a picture as a
 * film, a course that is neither GPX nor GeoJSON, a document that is none.
 */
export function checkFileKinds(context: Context): Finding[] {
  return [...checkMedia(context), ...checkDocuments(context)];
}

function checkMedia({ survey, instances, htmls }: Context): Finding[] {
  const pictures = survey.images.flatMap(({ value, pointer }) => {
    const src = asText(value.src);
    return film.test(src) || course.test(src) ? [wrong(`${pointer}/src`, src, "picture")] : [];
  });
  const otherFiles = instances.flatMap(otherKinds);
  const inHtml = htmls.flatMap(({ file, pointer, outline }) =>
    outline.images.flatMap(({ src }) =>
      film.test(src) || course.test(src) ? [{ ...wrong(pointer, src, "picture"), file }] : [],
    ),
  );
  return [...pictures, ...otherFiles, ...inHtml];
}

function otherKinds({ kind, instance, pointer }: PlacedInstance): Finding[] {
  const { videos, route } = instance.props as { videos?: unknown; route?: unknown };
  const downloads = downloadsProp[`${kind}/${instance.type}`];
  const files = readProp(downloads, instance);
  const findings: Finding[] = [];
  if (Array.isArray(videos))
    for (const [index, video] of videos.entries()) {
      const src = isObject(video) ? asText(video.src) : "";
      if (picture.test(src)) findings.push(wrong(`${pointer}/props/videos/${index}/src`, src, "film"));
    }
  if (Array.isArray(files))
    for (const [index, entry] of files.entries()) {
      const path = isObject(entry) ? asText(entry.file) : "";
      if (scaled.test(path)) findings.push(wrong(`${pointer}/props/${downloads}/${index}/file`, path, "download"));
    }
  if (typeof route === "string" && /\.\w{2,7}$/.test(route) && !course.test(route))
    findings.push(wrong(`${pointer}/props/route`, route, "course"));
  return findings;
}

function wrong(pointer: string, path: string, wanted: "picture" | "film" | "course" | "download"): Finding {
  return report("SL3007", pointer, { path: path.slice(0, 120), wanted });
}

// The texts of documents are known only with the folder.
function checkDocuments({ site, files, documents }: Context): Finding[] {
  if (!files || !documents) return [];
  return namedFiles(site).flatMap(({ path, pointer, isDocument }) => {
    if (!isDocument || Object.hasOwn(documents, path) || !Object.hasOwn(files, path)) return [];
    return files[path]?.document ? [] : [report("SL3005", pointer, { path })];
  });
}
