import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPerson, people } from "./account.ts";
import { findOverflow } from "./browser.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { editJson } from "./ownSite.ts";
import { anna, look, openAs } from "./runnerPages.ts";

const words = {
  zh: {
    section: "邮寄参赛包",
    recipient: "收件人",
    phone: "电话",
    province: "省份",
    city: "市和区县",
    street: "街道地址",
    postcode: "邮政编码",
    submit: /提交/,
    missing: "请输入邮政编码：没有邮编的包裹无法寄出。",
    waiting: "待付款",
    sent: "已寄出",
  },
  en: {
    section: "Mailing of race packs",
    recipient: "Recipient",
    phone: "Phone",
    province: "Province",
    city: "City and district",
    street: "Street address",
    postcode: "Postal code",
    submit: /^Request it and pay|^Request the mailing/,
    missing: "Enter the postal code: a parcel without one cannot be sent.",
    waiting: "Waiting for payment",
    sent: "On its way",
  },
};

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a runner whose pack was never collected has it mailed, and follows it (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    // Of an earlier race, so that this one can still be signed up for.
    const site = await publishDemo(undefined, {}, (folder) =>
      editJson<{ race: { mailing: object } }>(join(folder, "site.json"), (file) => {
        const from = { race: `earlier-${language}`, name: { zh: "去年的比赛", en: "Last year's race" } };
        const mailing = { ...file.race.mailing, opensAt: "2025-01-01T00:00:00+08:00", from };
        return { ...file, race: { ...file.race, mailing } };
      }),
    );
    const person = await addPerson();
    await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
    await people.db.execute(
      sql`update entries set state = 'confirmed', race_id = ${`earlier-${language}`} where race_id = ${site.raceId}`,
    );
    const { context, page } = await openAs(person, site, language, width);
    await page.goto(`${site.base}/account?view=signUps`);
    const section = page.getByRole("region", { name: t.section });
    await section.getByLabel(t.recipient).fill("Anna Meier");
    await section.getByLabel(t.phone).fill("13800138000");
    await section.getByLabel(t.province).selectOption("440000");
    await section.getByLabel(t.city).fill("深圳市南山区");
    await section.getByLabel(t.street).fill("海德三道 8 号");
    await section.getByRole("button", { name: t.submit }).click();
    await section.getByText(t.missing).waitFor();
    await look(page, `mailing-form-${language}-${width}`);
    expect(await section.getByLabel(t.street).inputValue()).toBe("海德三道 8 号");
    await section.getByLabel(t.postcode).fill("518000");
    await section.getByRole("button", { name: t.submit }).click();
    await section.getByText(t.waiting).first().waitFor();
    await look(page, `mailing-pay-${language}-${width}`);
    expect(await findOverflow(page)).toEqual([]);
    await people.db.execute(sql`
      with sent as (
        update mailings set state = 'shipped', carrier = '顺丰', tracking = 'SF123' where race_id = ${site.raceId} returning mailing_id
      ) insert into mailing_history (mailing_id, before, after, actor) select mailing_id, 'packed', 'shipped', 'x' from sent`);
    await page.reload();
    await section.getByText("SF123").waitFor();
    await section.getByText(t.sent).first().waitFor();
    await look(page, `mailing-sent-${language}-${width}`);
    await context.close();
    site.remove();
  },
);
