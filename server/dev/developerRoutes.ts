import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/open.ts";
import { unsentChannels } from "../base/delivery/senders.ts";
import type { Env } from "../base/env/env.ts";
import { addCall } from "../base/http/call.ts";
import { answer, requestLanguage } from "../base/http/envelope.ts";
import { allowLoopbackOnly } from "../base/http/loopback.ts";
import type { Secrets } from "../base/secrets/secrets.ts";
import type { Merchants } from "../money/payments/merchants.ts";
import { payRoutes } from "../money/payments/sandbox/payRoutes.ts";
import type { Passwords } from "../people/accounts/passwords.ts";
import { type DeveloperTools, developerPage, developerPath } from "./developerPage.ts";
import { outboxRoutes } from "./outbox.ts";
import { makeTestAccounts, readTestAccounts, type TestAccount } from "./testAccounts.ts";

/**
 * Adds the developer's routes, for this machine only: a page that lists them, the outbox, the pages
 * of the sandbox for payments, and the test accounts of DEBUG_CONFIG. In production, none.
 */
export async function developerRoutes(
  app: FastifyInstance,
  parts: { env: Env; db: Database; secrets: Secrets; passwords: Passwords; merchants: Merchants },
): Promise<void> {
  const { env, db, secrets, passwords, merchants } = parts;
  if (env.isProduction) return;
  const channels = unsentChannels(env);
  const hasSandbox = merchants.named("sandbox") !== undefined;
  const features = { hasOutbox: channels.length > 0, hasSandbox, hasTestAccounts: env.debugConfig !== undefined };
  await app.register(developerPageRoutes, features);
  if (channels.length > 0) await app.register(outboxRoutes, { db, secrets, channels });
  if (hasSandbox) await app.register(payRoutes, { db, secrets });
  if (!env.debugConfig) return;
  const testAccounts = await readTestAccounts(env.debugConfig);
  await makeTestAccounts({ db, secrets, passwords }, testAccounts);
  await app.register(testAccountRoutes, { testAccounts });
}

/** GET /dev: what this server has for developers. */
async function developerPageRoutes(app: FastifyInstance, tools: DeveloperTools) {
  allowLoopbackOnly(app);
  app.get(developerPath, async (request, reply) =>
    reply.type("text/html; charset=utf-8").send(developerPage(tools, requestLanguage(request))),
  );
}

/** GET /dev/test-accounts: the accounts that log in by one click, with their passwords. */
async function testAccountRoutes(app: FastifyInstance, { testAccounts }: { testAccounts: TestAccount[] }) {
  allowLoopbackOnly(app);
  addCall(app, "GET /dev/test-accounts", async () => answer(testAccounts));
}
