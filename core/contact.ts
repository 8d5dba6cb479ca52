/** The social networks that a site can name. */
export type Network = keyof typeof networkHosts;

/** The hosts that the accounts of each network are at; their subdomains as well. */
export const networkHosts = {
  wechat: ["weixin.qq.com"],
  "wechat-channels": ["weixin.qq.com"],
  weibo: ["weibo.com", "weibo.cn"],
  douyin: ["douyin.com"],
  xiaohongshu: ["xiaohongshu.com", "xhslink.com"],
  bilibili: ["bilibili.com", "b23.tv"],
  x: ["x.com", "twitter.com"],
  instagram: ["instagram.com"],
  facebook: ["facebook.com", "fb.com"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  strava: ["strava.com", "strava.app.link"],
} as const;

/** A phone number as telephones dial it: digits, after a plus if it has a country code. */
export function dialled(phone: string): string {
  return phone.replace(/\(0\)/, "").replace(/(?!^\+)\D/g, "");
}

/**
 * Returns whether a text can be a phone number: from the three digits of a service to the 15 of the
 * longest international number (ITU-T E.164).
 */
export function isPhoneNumber(phone: string): boolean {
  return /^\+?[\d\s().-]+$/.test(phone) && /^\+?\d{3,15}$/.test(dialled(phone.trim()));
}

/** Returns whether a text has the form of an email address. */
export function isEmailAddress(email: string): boolean {
  return /^[^\s@<>()",;:]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(email);
}

/** Returns whether a link leads to a host of that network. */
export function leadsToNetwork(link: string, network: Network): boolean {
  const address = link.startsWith("//") ? `https:${link}` : link;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return networkHosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
