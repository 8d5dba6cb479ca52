import type { Page } from "playwright-core";
import { expect } from "vitest";
import { makePdf } from "../../server/people/uploads/testFiles.ts";
import { addPerson } from "../account.ts";
import { openItem } from "../formPage.ts";
import { annaWith, halfFilled, newPassport, saveDraft, submitState } from "../halfFilled.ts";
import { beLoggedIn } from "../loggedIn.ts";
import { byButton, byEscape, type Layer, leaving, type Way } from "./layer.ts";
import { atField, loggedInAt, type World } from "./world.ts";

const both = [390, 1440];
const dialog = (page: Page) => page.getByRole("dialog").last();
const question = (page: Page) => page.getByRole("alertdialog");
const list = (page: Page) => page.getByRole("listbox");
const asked = ["src/site/interaction/QuestionDialog.tsx"];

const byTab: Way = leaving((page) => page.keyboard.press("Tab"));
const byPressAbove: Way = leaving((page) => page.locator("h1, h2").first().click());
const byChoice: Way = leaving((_page, layer) => layer.getByRole("option").first().click());
const lists = { Escape: byEscape, Tab: byTab, "a press beside it": byPressAbove, "a choice": byChoice };
const inField = (page: Page) => page.locator("main section > *").nth(1);

async function atResult(page: Page, world: World): Promise<void> {
  await atField("score-verification")(page, world);
  await inField(page).getByRole("button", { name: "添加成绩" }).click();
}

async function atRaces(page: Page, world: World): Promise<void> {
  await atResult(page, world);
  await page.getByRole("button", { name: "选择赛事" }).click();
}

/** What opens over the fields of a form. */
export const fieldLayers: Layer[] = [
  {
    name: "the list of countries",
    files: ["blocks/field/kit/search/SearchList.tsx"],
    widths: both,
    start: atField("country"),
    opener: (page) => page.getByRole("combobox").last(),
    layer: list,
    ways: lists,
  },
  {
    name: "the list of dialling codes",
    files: ["blocks/field/kit/search/SearchList.tsx"],
    widths: [390],
    start: atField("phone"),
    opener: (page) => inField(page).getByRole("combobox").first(),
    layer: list,
    ways: lists,
  },
  {
    name: "what is found for a club",
    files: ["blocks/field/kit/choice/ChoiceSearch.tsx"],
    widths: [1440],
    start: atField("club"),
    opener: (page) => inField(page).getByRole("combobox"),
    layer: list,
    press: (opener) => opener.pressSequentially("运河"),
    ways: lists,
  },
  {
    name: "a text to agree to",
    files: ["blocks/field/kit/dialog/PolicyReader.tsx", "blocks/field/kit/dialog/Dialog.tsx"],
    widths: both,
    start: atField("policy-dialog"),
    opener: (page) => inField(page).getByRole("button").first(),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "a result to write down",
    files: ["blocks/field/kit/score/ScoreDialog.tsx"],
    widths: [390],
    start: atField("score-verification"),
    opener: (page) => inField(page).getByRole("button", { name: "添加成绩" }),
    layer: dialog,
    ways: { button: byButton("关闭"), "the other button": byButton("取消"), Escape: byEscape },
  },
  {
    name: "the races over it",
    files: ["blocks/field/kit/score/ChooseRaceDialog.tsx"],
    widths: [390],
    start: atResult,
    opener: (page) => page.getByRole("button", { name: "选择赛事" }),
    layer: (page) => page.getByRole("dialog", { name: "选择赛事" }),
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "the name of a race over both",
    files: ["blocks/field/kit/score/ChooseRaceDialog.tsx"],
    widths: [390],
    start: atRaces,
    opener: (page) => page.getByRole("button", { name: "列表里没有，手动填写" }),
    layer: (page) => page.getByRole("dialog", { name: "填写赛事名称" }),
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "the question before a file is taken out",
    files: ["blocks/kit/upload/Uploader.tsx", ...asked],
    widths: [390],
    start: atField("file-upload"),
    opener: (page) => page.getByRole("button", { name: /^删除/ }).first(),
    layer: question,
    ways: { button: byButton("取消"), Escape: byEscape },
  },
];

const byNo = byButton("保留");

async function atEntrants(page: Page, { site }: World): Promise<void> {
  const runner = await addPerson();
  const two = [annaWith(), annaWith({ name: "Ben Meier" })];
  await saveDraft(site, runner, "ten-km", await halfFilled(site, two, { at: "entrants" }));
  await beLoggedIn(page.context(), runner);
  await openItem(page, site, /十公里/);
}

async function atDrafts(page: Page, world: World): Promise<void> {
  const runner = await addPerson();
  const state = await halfFilled(world.site, [annaWith()], { at: "entrants" });
  await saveDraft(world.site, runner, "ten-km", state);
  await loggedInAt("/post", runner)(page, world);
}

async function atOwnSignUp(page: Page, world: World): Promise<void> {
  const runner = await addPerson();
  const document = { type: "2", number: newPassport(), birthday: "1988-05-17", gender: 2 };
  await submitState(world.site, runner, await halfFilled(world.site, [annaWith({ document })], { at: "review" }));
  await loggedInAt("/confirm", runner)(page, world);
}

const file = { name: "promise.pdf", mimeType: "application/pdf", buffer: makePdf("I promise to run") };

async function atFiles(page: Page, world: World): Promise<void> {
  await loggedInAt("/upload")(page, world);
  const preview = page.getByRole("button", { name: /^预览/ });
  if ((await preview.count()) > 0) return;
  await page.locator("input[type=file]").setInputFiles(file);
  await byButton("确认")(page, question(page));
  await question(page).waitFor({ state: "detached" });
  await preview.first().waitFor();
}

/** What opens in a sign-up and on the upload page. */
export const signUpLayers: Layer[] = [
  {
    name: "the question before an entrant is removed",
    files: ["src/signup/flow/EntrantList.tsx", ...asked],
    widths: both,
    start: atEntrants,
    opener: (page) => page.getByRole("button", { name: /^删除 / }).first(),
    layer: question,
    ways: { button: byNo, Escape: byEscape },
  },
  {
    name: "the question before everything is thrown away",
    files: ["src/signup/flow/RestoredNote.tsx", ...asked],
    widths: [390],
    start: atEntrants,
    opener: (page) => page.getByRole("button", { name: "清空重填" }),
    layer: question,
    ways: { button: byNo, Escape: byEscape },
  },
  {
    name: "the question before an unfinished sign-up is begun anew",
    files: ["src/signup/flow/DraftList.tsx", ...asked],
    widths: [1440],
    start: atDrafts,
    opener: (page) => page.getByRole("button", { name: "清空重填" }),
    layer: question,
    ways: { button: byNo, Escape: byEscape },
  },
  {
    // The question before an entry is passed on is the same dialog.
    name: "the question before a sign-up, or its order, is cancelled",
    files: [
      "src/signup/flow/OwnSubmission.tsx",
      "src/signup/orders/OrderCard.tsx",
      "src/signup/pickUp/Booking.tsx",
      "src/signup/pickUp/SlotForm.tsx",
      "src/signup/mailing/MailingState.tsx",
      "src/account/organise/mailing/MailingRow.tsx",
      "src/account/organise/pickUp/Devices.tsx",
      "src/signup/transfers/OwnTransfers.tsx",
      "src/signup/transfers/OwnDeferrals.tsx",
      "src/account/organise/alerts/AlertForm.tsx",
      "src/account/organise/messages/Preview.tsx",
      "src/account/organise/invitations/InvitationList.tsx",
      "src/account/organise/photos/ImportList.tsx",
      "src/account/organise/photos/RemovalList.tsx",
      "src/account/organise/results/FilesPart.tsx",
      "src/account/organise/results/PublishPart.tsx",
      "src/account/organise/timing/Rehearsals.tsx",
      "src/account/organise/timing/SourceList.tsx",
      "src/account/organise/tokens/TokenRow.tsx",
      ...asked,
    ],
    widths: [390],
    start: atOwnSignUp,
    opener: (page) => page.getByRole("button", { name: /^取消(报名|订单)/ }),
    layer: question,
    ways: { button: byButton("不取消"), Escape: byEscape },
  },
  {
    name: "a file",
    files: ["src/uploads/preview/PreviewDialog.tsx"],
    widths: both,
    start: atFiles,
    opener: (page) => page.getByRole("button", { name: /^预览/ }).first(),
    layer: dialog,
    ways: { button: byButton("关闭"), Escape: byEscape },
  },
  {
    name: "the promise that a file is genuine",
    files: ["blocks/kit/upload/Uploader.tsx", ...asked],
    widths: [1440],
    start: atFiles,
    opener: (page) => page.locator("input[type=file]"),
    press: (opener) => opener.setInputFiles(file),
    layer: question,
    ways: { button: leaving(byButton("取消")), Escape: leaving(byEscape) },
  },
  {
    name: "the promises for several files",
    files: ["src/site/interaction/Layer.tsx"],
    widths: [390],
    start: atFiles,
    opener: (page) => page.locator("input[type=file]"),
    press: (opener) => opener.setInputFiles([file, { ...file, name: "second.pdf" }]),
    layer: (page) =>
      page
        .getByRole("status")
        .filter({ hasText: /请确认/ })
        .first(),
    ways: {
      button: leaving(async (page) => {
        const no = page.getByRole("status").getByRole("button", { name: "取消" });
        await expect.poll(() => no.count()).toBe(2);
        await no.last().click();
        await expect.poll(() => no.count()).toBe(1);
        await no.click();
      }),
    },
  },
];
