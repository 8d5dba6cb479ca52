import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets.ts";
import type { Env } from "../env.ts";
import { alipayProvider } from "./alipay/provider.ts";
import { type Merchant, Merchants } from "./merchants.ts";
import { notificationPath, notificationRoutes } from "./routes.ts";
import { sandboxProvider } from "./sandbox/sandbox.ts";
import { type MerchantSettings, readMerchants } from "./settings.ts";
import { wechatProvider } from "./wechat/provider.ts";

interface PaymentParts {
  env: Pick<Env, "isProduction" | "port" | "paymentsFile">;
  db: Database;
  secrets: Secrets;
}

/**
 * Opens the merchants of PAYMENTS_FILE, and the route that their providers notify. Without it, a server for development has the sandbox, and one in
 * production nobody to pay to. Throws StartError if the file is wrong.
 */
export async function openPayments(app: FastifyInstance, { env, db, secrets }: PaymentParts): Promise<Merchants> {
  const merchants = await merchantsOf({ env, db, secrets });
  await app.register(notificationRoutes, { db, secrets, merchants });
  return merchants;
}

async function merchantsOf({ env, db, secrets }: PaymentParts): Promise<Merchants> {
  const { isProduction, port, paymentsFile } = env;
  if (paymentsFile) return new Merchants((await readMerchants(paymentsFile, notificationPath)).map(toMerchant));
  if (isProduction) return new Merchants([]);
  const provider = sandboxProvider({ db, secrets, origin: `http://localhost:${port}` });
  return new Merchants([{ name: "sandbox", provider }]);
}

function toMerchant(settings: MerchantSettings): Merchant {
  const { name, races } = settings;
  const provider = settings.provider === "wechat" ? wechatProvider(settings) : alipayProvider(settings);
  return { name, provider, ...(races && { races }) };
}
