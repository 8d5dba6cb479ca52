import type { Provider } from "../providers/provider.ts";

/** An account at a provider, by the name that its notifications come to. */
export interface Merchant {
  name: string;
  kind: "wechat" | "alipay" | "sandbox";
  provider: Provider;
  /** The races whose money it takes; undefined for all that have none of their own. */
  races?: readonly string[];
  /** The account's id at the provider. */
  account?: string;
}

/** The merchants of a server. */
export class Merchants {
  readonly all: readonly Merchant[];
  /**
   * The names of another server's merchants, if this one's differ from them: then it takes no
   * sign-ups with a fee.
   */
  othersAre: string | undefined;

  constructor(all: readonly Merchant[]) {
    this.all = all;
  }

  /** Returns the merchant with this name; undefined if there is none. */
  named(name: string): Merchant | undefined {
    return this.all.find((merchant) => merchant.name === name);
  }

  /**
   * Returns the merchants that a race's runners can pay to: the race's own, else those for all
   * races.
   */
  of(raceId: string): Merchant[] {
    const merchants = this.all.filter(({ races }) => races?.includes(raceId));
    return merchants.length > 0 ? merchants : this.all.filter(({ races }) => races === undefined);
  }
}
