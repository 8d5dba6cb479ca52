import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPerson, people } from "./account.ts";
import { findOverflow, scrollToEnd, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { halfFilled, publishDemo, submitState } from "./halfFilled.ts";
import { anna, look, openAs } from "./runnerPages.ts";

const words = {
  zh: {
    section: "预约领物",
    book: "预约这个时段",
    chooseDay: "请选择领取日期",
    chooseTime: "请选择时间段",
    day: /1月5日/,
    booked: "已预约",
    where: "大草坪领物帐篷",
    shirt: /参赛服（/,
    move: "改约",
    moveHere: "改约到这个时段",
    moved: "2036年1月6日",
    otherDay: /1月6日/,
    cancel: "取消预约",
    link: "预约领物",
  },
  en: {
    section: "Pick-up appointment",
    book: "Book this time",
    chooseDay: "Choose the day.",
    chooseTime: "Choose the time.",
    day: /5 Jan/,
    booked: "Booked",
    where: "Tent on the lawn",
    shirt: /Shirt \(/,
    move: "Move",
    moveHere: "Move to this time",
    moved: "6 January 2036",
    otherDay: /6 Jan/,
    cancel: "Cancel the booking",
    link: "Book a time",
  },
};

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "a new user whose entry is confirmed books a slot, moves the booking and cancels it (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const site = await publishDemo();
    const person = await addPerson();
    await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
    // As if it had been paid.
    await people.db.execute(sql`update entries set state = 'confirmed' where race_id = ${site.raceId}`);
    const { context, page } = await openAs(person, site, language, width);
    await page.goto(`${site.base}/account?view=signUps`);
    const section = page.getByRole("region", { name: t.section });
    await section.getByRole("button", { name: t.book }).click();
    await section.getByText(t.chooseDay).waitFor();
    await section.getByRole("radio", { name: t.day }).check({ force: true });
    await section.getByRole("button", { name: t.book }).click();
    await section.getByText(t.chooseTime).waitFor();
    await look(page, `pick-up-choose-${language}-${width}`);
    await section.getByRole("radio", { name: /^10:30–11:00/ }).check({ force: true });
    await section.getByRole("button", { name: t.book }).click();
    await section.getByText("10:30–11:00").waitFor();
    await section.getByText(t.where).waitFor();
    await section.getByText(t.shirt).waitFor();
    await look(page, `pick-up-booked-${language}-${width}`);
    const download = page.waitForEvent("download");
    await section.getByRole("button", { name: language === "zh" ? "添加到日历" : "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe("pick-up.ics");

    await section.getByRole("button", { name: t.move, exact: true }).click();
    await section.getByRole("radio", { name: t.otherDay }).check({ force: true });
    await section.getByRole("radio", { name: /^07:30–08:00/ }).check({ force: true });
    await section.getByRole("button", { name: t.moveHere }).click();
    await look(page, `pick-up-move-${language}-${width}`);
    await page.getByRole("alertdialog").getByRole("button", { name: t.moveHere }).click();
    await section.getByText("07:30–08:00").waitFor();
    await section.getByText(t.moved).waitFor();
    await page.reload();
    await section.getByText("07:30–08:00").waitFor();

    await section.getByRole("button", { name: t.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: t.cancel }).click();
    await section.getByRole("button", { name: t.book }).waitFor();
    const { rows } = (await people.db.execute(
      sql`select p.state from pickups p join entries e on e.entry_id = p.entry_id where e.race_id = ${site.raceId} order by p.pickup_id`,
    )) as unknown as { rows: { state: string }[] };
    expect(rows.map(({ state }) => state)).toEqual(["moved", "cancelled"]);
    await context.close();
    site.remove();
  },
);

test("a runner with several entries chooses the participant first, and is offered free slots near a full one", async () => {
  const site = await publishDemo();
  const person = await addPerson();
  for (const _ of [1, 2]) await submitState(site, person, await halfFilled(site, [anna()], { at: "review" }));
  await people.db.execute(sql`update entries set state = 'confirmed' where race_id = ${site.raceId}`);
  const { context, page } = await openAs(person, site, "en", 390);
  await page.goto(`${site.base}/account?view=signUps`);
  const section = page.getByRole("region", { name: words.en.section });
  await section.getByText("Choose the participant.").waitFor();
  await section
    .getByRole("radio", { name: /Anna Meier/ })
    .first()
    .check({ force: true });
  await section.getByRole("radio", { name: words.en.day }).check({ force: true });
  const slot = section.getByRole("radio", { name: /^10:00–10:30/ });
  await slot.check({ force: true });
  // Somebody else takes the last places meanwhile.
  await people.db.execute(
    sql`update pickup_slots set booked = capacity where race_id = ${site.raceId} and starts_at = (select min(starts_at) from pickup_slots where race_id = ${site.raceId})`,
  );
  await section.getByRole("button", { name: words.en.book }).click();
  await section.getByRole("alert").getByRole("button", { name: "5 Jan, 11:00" }).waitFor();
  expect(await slot.isDisabled()).toBe(true);
  await look(page, "pick-up-refused-en-390");
  await section.getByRole("radio", { name: /^11:00–11:30/ }).check({ force: true });
  await section.getByRole("button", { name: words.en.book }).click();
  await section.getByText("11:00–11:30").waitFor();
  await look(page, "pick-up-participants-en-390");
  await context.close();
  site.remove();
});

test.each([
  ["zh-CN", 390],
  ["en-GB", 1440],
] as const)("the home page shows the places and times, and what is free (%s, %i px)", async (locale, width) => {
  const site = await publishDemo();
  const { page, complaints, close } = await visit(browser, { viewport: { width, height: 844 }, locale });
  await page.goto(`${site.base}/`);
  const t = words[locale === "zh-CN" ? "zh" : "en"];
  const block = page.getByRole("region", { name: locale === "zh-CN" ? "预约领号码布" : "Collect your bib" });
  // Blocks further below load as the visitor comes to them.
  await scrollToEnd(page);
  await block.getByText(locale === "zh-CN" ? "余 1,800，共 1,800" : "1,800 of 1,800 left").waitFor();
  await settle(page);
  if (process.env.SHOTS) await block.screenshot({ path: `${process.env.SHOTS}/pick-up-block-${locale}-${width}.png` });
  expect(await findOverflow(page)).toEqual([]);
  expect(await block.getByRole("link", { name: t.link }).getAttribute("href")).toContain("/account?view=signUps");
  expect(complaints).toEqual([]);
  await close();
  site.remove();
});
