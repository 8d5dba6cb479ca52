import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

// AMap (autonavi), Tencent (gtimg, qq.com) and Google's tiles of China are drawn in GCJ-02.
const gcj02Hosts = /(?:^|\.)(?:autonavi\.com|amap\.com|map\.gtimg\.com|map\.qq\.com|google\.cn)$/i;

/**
 * Tiles of Chinese maps without their datum, on which the course would be some hundred metres off
 * the roads.
 */
export function checkMapTiles({ getInstances }: Context): Finding[] {
  return getInstances("map").flatMap(({ instance, pointer }) => {
    const { tiles } = instance.props as { tiles?: { url?: unknown; datum?: unknown } };
    const host = typeof tiles?.url === "string" ? readHost(tiles.url) : undefined;
    if (host === undefined || !gcj02Hosts.test(host) || tiles?.datum !== undefined) return [];
    return [report("SL5023", `${pointer}/props/tiles/url`, { host })];
  });
}

// With {s} a host has a part that is chosen later.
function readHost(url: string): string | undefined {
  return /^https:\/\/([^/:?#]+)/.exec(url)?.[1]?.replace(/\{[^{}]*\}/g, "1");
}
