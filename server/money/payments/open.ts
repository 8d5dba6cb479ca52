import type { Database } from "../../base/db/open.ts";
import type { Env } from "../../base/env/env.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { alipayProvider } from "../providers/alipay/provider.ts";
import { sandboxProvider } from "../providers/sandbox/sandbox.ts";
import { wechatProvider } from "../providers/wechat/provider.ts";
import { type Merchant, Merchants } from "./merchants.ts";
import { notificationPath } from "./routes.ts";
import { type MerchantSettings, readMerchants } from "./settings.ts";

/** What opening the merchants needs. */
export interface PaymentParts {
  env: Pick<Env, "isProduction" | "port" | "paymentsFile" | "takesNoPayments">;
  db: Database;
  secrets: Secrets;
  /** Writes a line into the operator's log. */
  warn?(line: string): void;
  /** The races whose runners pay to the sandbox; undefined for all. */
  sandboxRaces?: readonly string[] | undefined;
}

/**
 * Opens the merchants of PAYMENTS_FILE. Without it, a server for development has the sandbox, and
 * one in production nobody to pay to. Throws StartError if the file is wrong.
 */
export async function openMerchants({ env, db, secrets, warn, sandboxRaces }: PaymentParts): Promise<Merchants> {
  const { isProduction, port, paymentsFile } = env;
  if (paymentsFile) return new Merchants((await readMerchants(paymentsFile, notificationPath)).map(toMerchant));
  if (isProduction) {
    if (!env.takesNoPayments)
      warn?.("No payments are taken: sign-ups with a fee are refused (PAYMENTS_FILE, PAYMENTS).");
    return new Merchants([]);
  }
  const provider = sandboxProvider({ db, secrets, origin: `http://localhost:${port}` });
  return new Merchants([{ name: "sandbox", kind: "sandbox", provider, ...(sandboxRaces && { races: sandboxRaces }) }]);
}

function toMerchant(settings: MerchantSettings): Merchant {
  const { name, races } = settings;
  const isWechat = settings.provider === "wechat";
  const provider = isWechat ? wechatProvider(settings) : alipayProvider(settings);
  const account = isWechat ? settings.mchId : settings.appId;
  return { name, kind: settings.provider, account, provider, ...(races && { races }) };
}
