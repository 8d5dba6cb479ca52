/** The path of the page that runners open on race day, also without a network. */
export const myPath = "/my";

/** The address of its worker, and the name of the one cache in which it keeps anything. */
export const myWorkerPath = `${myPath}/worker.js`;
export const myCache = "my";

/** What the server writes into the page. */
export interface MyFacts {
  /** The base URL of the API: "" for this server. */
  api: string;
  pathCipher: { key: string; iv: string } | null;
  language: "zh" | "en";
  languages: ("zh" | "en")[];
  /** The title of the site. */
  title: { zh: string; en?: string | undefined };
  /** The IANA zone of the race. */
  timeZone: string;
  /** The address of the account. */
  account: string;
  /** The wallets for which passes are made. */
  wallets: ("apple" | "google")[];
  /** Whether the page may keep anything on this phone; false turns it off everywhere. */
  isKept: boolean;
}
