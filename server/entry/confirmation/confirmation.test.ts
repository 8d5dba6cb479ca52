import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { SubmissionHead } from "#contract/signup.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readPdf } from "../../base/print/testPdf.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { removeOrders } from "../orders/testOrders.ts";
import { order, paid, post, signUp, withTenKm } from "../orders/testPaying.ts";
import { person } from "../testForm.ts";
import { asPublished, submitToOneRace, tokens, world } from "../testSubmitting.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

const getAddress = (id: string) => `/sign-up/submissions/${id}/confirmation`;
const download = (id: string, language = "zh", token = tokens.runner) =>
  world.app.inject({ url: getAddress(id), headers: { "accept-language": language, token } });
const refused = async (id: string, token?: string) => (await call(world, getAddress(id), { token })).code;
const ownHead = async (id: string) =>
  (await call<SubmissionHead>(world, `/sign-up/submissions/${id}`, { token: tokens.runner })).data;
const asPaid = <T>(run: (id: string) => Promise<T>, numbers = [1, 2]) =>
  asPublished(withTenKm({ places: 9 }), async () => run(await paid(numbers)));

test.each([
  ["zh", ["参赛确认函", "公园跑", "2036年1月6日 星期日", "跑者1", "E1*****01", "ten-km", "报名成功", "2 人共付款 ¥60"]],
  ["en", ["Confirmation of entry", "公园跑 (en)", "Sunday, 6 January 2036", "Registered", "¥60 paid for 2 people"]],
] as const)(
  "a runner who paid for two downloads a PDF with a page for each, whose text can be selected (%s)",
  (language, words) =>
    asPaid(async (id) => {
      const reply = await download(id, language);
      const { receipt, entries } = await ownHead(id);
      expect(reply.headers).toMatchObject({
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": expect.stringMatching(/^attachment; filename="/),
      });
      expect(String(reply.headers["content-disposition"])).toContain(receipt);
      const { pages, title, size } = await readPdf(reply.rawPayload);
      expect(size.slice(2).map(Math.round)).toEqual([595, 842]);
      expect(title).toContain(words[0]);
      expect(pages).toHaveLength(2);
      for (const word of [...words, receipt, entries[0]?.code]) expect(pages[0]).toContain(word);
      expect(pages[1]).toContain("跑者2");
      expect(pages[1]).toContain(entries[1]?.code);
      expect(pages[1]).not.toContain("跑者1");
      // Only the characters that it has are in the file: a font alone has 10 MB.
      expect(reply.rawPayload.length).toBeLessThan(150_000);
    }),
);

test("nobody else downloads it, and nobody without a place: unpaid, withdrawn or on a waiting list", () =>
  asPublished(withTenKm({ places: 2, waitingList: true }), async () => {
    const unpaid = await order([1]);
    expect(await refused(unpaid, tokens.runner)).toBe(409);
    const id = await paid([2]);
    expect((await download(id)).headers["content-type"]).toBe("application/pdf");
    expect(await refused(id, tokens.other)).toBe(404);
    expect(await refused(id)).toBe(401);
    const { submissionId } = await signUp([3]);
    expect(await refused(submissionId, tokens.runner)).toBe(409);
    await post(`/sign-up/submissions/${id}/withdraw`);
    expect(await refused(id, tokens.runner)).toBe(409);
  }));

test("whose account a sign-up belongs to is all that decides: once it is somebody else's, they download it and its first owner does not", async () => {
  const { submissionId } = await signUp([5], { item: "solo", feeFen: 0 });
  expect(await refused(submissionId, tokens.other)).toBe(404);
  const otherSignUp = await signUp([6], { item: "solo", feeFen: 0 }, tokens.other);
  const [row] = await world.db.select().from(submissions).where(eq(submissions.submissionId, otherSignUp.submissionId));
  const isIt = eq(submissions.submissionId, submissionId);
  await world.db
    .update(submissions)
    .set({ accountId: row?.accountId ?? "" })
    .where(isIt);
  expect((await download(submissionId, "zh", tokens.other)).headers["content-type"]).toBe("application/pdf");
  expect(await refused(submissionId, tokens.runner)).toBe(404);
});

test("a name with characters that no font has is readable as far as it can be, and the rest is named", async () => {
  await asPublished(withTenKm({ places: 9 }), async () => {
    const name = "王\u{20000}🏃‍♀️";
    const { submissionId } = await signUp([], { item: "solo", feeFen: 0, entrants: [person(7, { name })] });
    const reply = await download(submissionId);
    const { pages } = await readPdf(reply.rawPayload);
    expect(pages[0]).toContain("王??");
    expect(pages[0]).toContain("U+1F3C3");
  });
});
