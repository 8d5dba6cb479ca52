import { findVideo, getPlatform, isVideoPlatform } from "#core/videoPlatforms.ts";
import type { Finding, ProblemDetails } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

interface Film {
  platform?: unknown;
  video?: unknown;
  poster?: { src?: unknown };
}

/**
 * Films of platforms whose id their platform does not have, and stills that would contact another
 * host before the press.
 */
export function checkVideos({ getInstances }: Context): Finding[] {
  return getInstances("embedded-video").flatMap(({ instance, pointer }) => {
    const film = instance.props as Film;
    return [...checkId(film, `${pointer}/props/video`), ...checkStill(film, `${pointer}/props/poster/src`)];
  });
}

// A platform that nobody knows is a mistake of its own.
function checkId({ platform, video }: Film, pointer: string): Finding[] {
  if (!isVideoPlatform(platform) || typeof video !== "string" || getPlatform(platform, video)) return [];
  const meant = findVideo(video);
  const details: ProblemDetails =
    meant?.platform === platform ? { suggestion: meant.id, fix: { pointer, value: meant.id } } : {};
  return [report("SL5020", pointer, { platform, written: video.slice(0, 120), meant }, details)];
}

function checkStill({ poster }: Film, pointer: string): Finding[] {
  const src = poster?.src;
  if (typeof src !== "string" || !/^(?:https?:)?\/\//i.test(src)) return [];
  return [report("SL5021", pointer, { address: src.slice(0, 120) })];
}
