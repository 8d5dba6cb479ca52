/** A platform whose player the pages can show. */
export type VideoPlatform = keyof typeof videoPlatforms;

interface Platform {
  /** What its ids look like. */
  id: RegExp;
  /** Finds the id in the address of a film's page or player. */
  address: RegExp;
  /** The hosts that its player is loaded from: the page's policy allows frames of these. */
  hosts: readonly string[];
  /** Returns the player's address, which starts to play at once. */
  player(id: string): string;
  /** Returns the address of the film's page. */
  page(id: string): string;
  /** The least that its player has to know of this page. */
  referrer: "no-referrer" | "strict-origin";
}

/**
 * The platforms, by the name that configs use. The hosts are constants: no text of a config becomes
 * part of an address or a policy unchecked.
 */
export const videoPlatforms = {
  bilibili: {
    id: /^BV[0-9A-Za-z]{10}$/,
    address: /\bbilibili\.com\/.*?\b(BV[0-9A-Za-z]{10})(?![0-9A-Za-z])/,
    // On phones its player redirects from the first host to the second.
    hosts: ["player.bilibili.com", "www.bilibili.com"],
    player: (id) => `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1&danmaku=0&high_quality=1`,
    page: (id) => `https://www.bilibili.com/video/${id}`,
    referrer: "no-referrer",
  },
  youku: {
    id: /^X[0-9A-Za-z]{8,20}={0,2}$/,
    address: /\byouku\.com\/.*?(?:id_|embed\/|vid=)(X[0-9A-Za-z]{8,20}={0,2})(?![0-9A-Za-z])/,
    hosts: ["player.youku.com"],
    player: (id) => `https://player.youku.com/embed/${id}?autoplay=true`,
    page: (id) => `https://v.youku.com/v_show/id_${id}.html`,
    referrer: "no-referrer",
  },
  youtube: {
    id: /^[\w-]{11}$/,
    address: /\b(?:youtube(?:-nocookie)?\.com\/.*?(?:[?&]v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    hosts: ["www.youtube-nocookie.com"],
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    // Without a referrer its player shows error 153.
    referrer: "strict-origin",
  },
} as const satisfies Record<string, Platform>;

/**
 * Returns the platform if this names one and its film has a valid id; undefined for everything
 * else.
 */
export function getPlatform(name: unknown, id: unknown): Platform | undefined {
  if (!isVideoPlatform(name) || typeof id !== "string") return undefined;
  const platform = videoPlatforms[name];
  return platform.id.test(id) ? platform : undefined;
}

/** Returns whether that is the name of a platform. */
export function isVideoPlatform(name: unknown): name is VideoPlatform {
  return typeof name === "string" && Object.hasOwn(videoPlatforms, name);
}

/** Finds the film that an id, or an address of a platform's page or player, leads to. */
export function findVideo(address: string): { platform: VideoPlatform; id: string } | undefined {
  // Longer ones are no addresses, and the patterns would search them all.
  const shortAddress = address.slice(0, 500);
  for (const platform of Object.keys(videoPlatforms) as VideoPlatform[]) {
    const { id: wholePattern, address } = videoPlatforms[platform];
    const id = wholePattern.test(shortAddress) ? shortAddress : address.exec(shortAddress)?.[1];
    if (id) return { platform, id };
  }
  return undefined;
}
