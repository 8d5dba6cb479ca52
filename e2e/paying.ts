import { eq } from "drizzle-orm";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { orders, payments, refunds } from "../server/base/db/orderSchema.ts";
import { sandboxRefunds } from "../server/base/db/paymentSchema.ts";
import { callAs, people } from "./account.ts";
import type { Person } from "./loggedIn.ts";
import { look } from "./runnerPages.ts";

/** Returns the state of the only order of a person. */
export async function findState({ accountId }: Person): Promise<string | undefined> {
  const [order] = await people.db.select({ state: orders.state }).from(orders).where(eq(orders.accountId, accountId));
  return order?.state;
}

/** Pays the order of a person at the sandbox, in all these ways. */
export async function payByApi(runner: Person, ways = ["qr"]): Promise<void> {
  const [order] = (await callAs(runner.token, "GET", "/sign-up/orders")).data as { orderId: string }[];
  const orderId = order?.orderId ?? "";
  for (const way of ways)
    await callAs(runner.token, "POST", `/sign-up/orders/${orderId}/pay`, { merchant: "sandbox", way });
  const open = await people.db.select().from(payments).where(eq(payments.orderId, orderId));
  const body = new URLSearchParams({ action: "pay" });
  for (const { outTradeNo } of open)
    await fetch(`http://localhost:${people.port}/dev/pay/${outTradeNo}`, { method: "POST", body });
  await expect.poll(() => findState(runner)).toBe("paid");
}

/**
 * Waits until a refund of a person is carried out, and has it be one that the provider could not
 * carry out.
 */
export async function failRefundOf(runner: Person): Promise<void> {
  const [order] = await people.db.select().from(orders).where(eq(orders.accountId, runner.accountId));
  const isOf = eq(refunds.orderId, order?.orderId ?? "");
  const read = async () => (await people.db.select().from(refunds).where(isOf))[0];
  await expect.poll(async () => (await read())?.state).toBe("refunded");
  const { outTradeNo } = (await read()) ?? { outTradeNo: "" };
  await people.db.delete(sandboxRefunds).where(eq(sandboxRefunds.outTradeNo, outTradeNo));
  await people.db.update(refunds).set({ state: "failed" }).where(isOf);
}

/**
 * Pays at the sandbox's page: on a computer by the link for developers beside the code, on a phone
 * on the page itself.
 */
export async function payAtSandbox(context: BrowserContext, page: Page, link: string, name: string): Promise<void> {
  const button = page.locator('button[value="pay"]');
  const code = page.getByRole("link", { name: link });
  await button.or(code).waitFor();
  if (await button.isVisible()) {
    await look(page, `sandbox-${name}`);
    await button.click();
    await page.locator("a.back").waitFor();
    await look(page, `sandbox-paid-${name}`);
    await page.locator("a.back").click();
    return;
  }
  const [other] = await Promise.all([context.waitForEvent("page"), code.click()]);
  await look(other, `sandbox-${name}`);
  await other.locator('button[value="pay"]').click();
  await other.getByRole("status").waitFor();
  await look(other, `sandbox-paid-${name}`);
  await other.close();
}
