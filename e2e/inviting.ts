import type { Page } from "playwright-core";
import { expect } from "vitest";
import { people } from "./account.ts";

const header = "邮箱或手机号,备注";

/**
 * Imports a file with one good and one wrong row at `/organise`, for the ten kilometres; `shot`
 * looks at the page. Returns the link that came by email.
 */
export async function importGuests(
  page: Page,
  contact: string,
  shot: (step: string) => Promise<unknown>,
): Promise<string> {
  await page.goto(new URL("/organise?view=invitations", page.url()).href);
  await page.getByRole("button", { name: "邀请一位…" }).waitFor();
  await shot("invitations-empty");
  await page.getByRole("button", { name: "邀请一位…" }).press("Enter");
  await page.getByRole("button", { name: "发送邀请" }).press("Enter");
  await page.getByText("没有联系方式。").waitFor();
  await shot("invite-one");
  await page.getByRole("button", { name: "取消" }).click();
  await page.getByRole("button", { name: "按文件邀请…" }).press("Enter");
  const buffer = Buffer.from(`${header}\n${contact},=1+1\nnobody,\n`);
  await page.getByLabel("文件", { exact: true }).setInputFiles({ name: "guests.csv", mimeType: "text/csv", buffer });
  await page.getByLabel("项目").first().selectOption("ten-km");
  await page.getByLabel("截止时间").fill("2035-12-01");
  // Nothing is given away that the organiser did not choose.
  for (const gift of ["从现在起保留名额", "免报名费"]) {
    expect(await page.getByLabel(gift).isChecked()).toBe(false);
    await page.getByLabel(gift).check();
  }
  await page.getByRole("button", { name: "检查文件" }).press("Enter");
  await page.getByText("1 行有错误").waitFor();
  await shot("invite-file");
  await page.getByRole("button", { name: "只邀请没有错误的 1 个" }).press("Enter");
  await page.getByText(contact).first().waitFor();
  const link = await linkTo(contact);
  await shot("invitations");
  return link;
}

/** Enters a runner by hand at `/organise`, as far as the item's own form. */
export async function beginByHand(page: Page, shot: (step: string) => Promise<unknown>): Promise<void> {
  await page.goto(new URL("/organise?view=invitations", page.url()).href);
  await page.getByRole("button", { name: "现场录入…" }).press("Enter");
  await page.getByLabel("项目").first().selectOption("ten-km");
  await page.getByLabel("原因").fill("纸质报名表");
  for (const wrong of ["12,50", "1,000,000.01"]) {
    await page.getByLabel("已另行付款（元）").fill(wrong);
    await page.getByText("请填写不超过 100 万元的金额").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "占住名额并填写" }).press("Enter");
    await page.getByText("请填写不超过 100 万元的金额").waitFor();
  }
  await page.getByLabel("已另行付款（元）").fill("30");
  await shot("by-hand");
  await page.getByRole("button", { name: "占住名额并填写" }).press("Enter");
  await page.getByRole("button", { name: /^十公里/ }).click();
  await page.getByLabel("姓名").first().waitFor();
  // The organiser has a draft of their own, which is not the runner's.
  expect(await page.getByLabel("姓名").first().inputValue()).toBe("");
  await shot("by-hand-form");
}

// The message is sent within seconds.
async function linkTo(contact: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const outbox = await fetch(`http://localhost:${people.port}/dev/outbox.json`);
      const { messages } = (await outbox.json()) as { messages: { target: string; text?: string }[] };
      const text = messages.find(({ target }) => target === contact)?.text ?? "";
      link = /http\S+invitation=\S{24}/.exec(text)?.[0] ?? "";
      return link;
    })
    .toContain("/account?view=signUps#invitation=");
  return link;
}
