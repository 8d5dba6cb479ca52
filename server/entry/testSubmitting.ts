import { count } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Parts } from "../app.ts";
import { limits } from "../base/db/accountSchema.ts";
import { optionCounts } from "../base/db/optionSchema.ts";
import { answeredForms, submissions } from "../base/db/signupSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, call } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { openWorld, type World } from "../testWorld.ts";
import { removeEntries } from "./places/testEntries.ts";
import { park, raceFolder } from "./testForm.ts";

/** The server that the tests of this file talk to. */
export let world: World;
/** The form of its race, as it is published. */
export let form: CompiledForm & { hash: string };
/** The logins of two runners; the first has the account `accountId`. */
export let tokens: { runner: string; other: string };
export let accountId: string;

/**
 * Has the tests of this file talk to a server with one race and two runners, and each of them begin
 * with no submissions.
 */
export function submitToOneRace(parts: Partial<Parts> = {}): void {
  beforeAll(async () => {
    const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
    world = await openWorld(raceFolder(), settings, undefined, parts);
    form = await publishedForm();
    accountId = await addAccount(world, { email: "runner@example.com" });
    const otherId = await addAccount(world, { email: "other@example.com" });
    const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
    tokens = { runner: await open(accountId), other: await open(otherId) };
  });
  beforeEach(async () => {
    await removeEntries(world.db);
    await world.db.delete(submissions);
    await world.db.delete(answeredForms);
    await world.db.delete(optionCounts);
    await world.db.delete(limits);
  });
  afterAll(() => world.close());
}

/** A form of the race as it is published now. */
export async function publishedForm(id = "sign-up"): Promise<CompiledForm & { hash: string }> {
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const { url } = files[`forms/${id}.json`];
  return { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
}

/** Submits a form as the first runner, or by another login. */
export const submit = <T = SubmissionReceipt>(body: object, token = tokens.runner, language = "en") =>
  call<T>(world, "/sign-up/submissions", { json: body, token, headers: { "accept-language": language } });

/** Submits what is to be refused. */
export const refused = (body: object, token?: string, language?: string) =>
  submit<SubmissionRefusal>(body, token, language);

/** Counts the stored submissions. */
export const stored = async () => (await world.db.select({ many: count() }).from(submissions))[0]?.many;

/** Publishes the race otherwise for one test, and as it was afterwards. */
export async function asPublished<T>(overrides: Parameters<typeof raceFolder>[0], run: () => Promise<T>): Promise<T> {
  const change = async (files: Record<string, unknown>) => {
    await world.write(files);
    expect((await world.load()).get("park")?.outcome).toBe("published");
  };
  await change(raceFolder(overrides));
  try {
    return await run();
  } finally {
    await change(raceFolder());
  }
}
