import type { AnswerReceipt } from "#contract/answers.ts";
import type { CompiledForm } from "#forms/form.ts";
import { captchas, limits } from "../../base/db/accountSchema.ts";
import { answeredForms, answerNotices, submissions } from "../../base/db/signupSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { passFor } from "../../people/captcha/testPerson.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { answeredRace, type readAnswers, type volunteerForm } from "./testGeneral.ts";

type Published = CompiledForm & { hash: string };
type Body = ReturnType<typeof readAnswers>;

/** A server with a race whose general forms are published, and the human verification on. */
export interface Answering {
  world: World;
  /** The published form of that id. */
  form(id: string): Published;
  /**
   * Sends answers as a visitor without an account who has passed the human verification, or with
   * the token of one.
   */
  sendAs<T = AnswerReceipt>(body: Body, overrides?: { token?: string; pass?: object }): ReturnType<typeof call<T>>;
  /** Deletes all answers and counts. */
  forget(): Promise<void>;
}

/** Opens a server whose race has these forms. */
export async function openAnswering(race: ReturnType<typeof volunteerForm>[]): Promise<Answering> {
  const settings = { accounts: cheapAccounts, captcha: { kind: "slider" } } as const;
  const world = await openWorld(answeredRace(race), settings);
  const { data } = (await world.app.inject("/website-center/site-config?domainName=park.localhost")).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const formFiles = Object.values<{ url: string; form?: { id: string } }>(files).filter(({ form }) => form);
  const read = async ({ url }: { url: string }) => ({
    ...(await world.app.inject(url)).json<CompiledForm>(),
    hash: url.split("/")[2] ?? "",
  });
  const forms = new Map((await Promise.all(formFiles.map(read))).map((form) => [form.id, form]));
  return {
    world,
    form: (id) => forms.get(id) as Published,
    async sendAs(body, overrides = {}) {
      const pass = overrides.pass ?? (overrides.token ? {} : await passFor(world, "answers", body.key));
      const { nc_token: _, ...fields } = pass as { nc_token?: string };
      return call(world, "/sign-up/answers", {
        json: { ...body, ...fields },
        headers: { "accept-language": "en" },
        ...(overrides.token && { token: overrides.token }),
      });
    },
    async forget() {
      for (const table of [submissions, answeredForms, answerNotices, limits, captchas]) await world.db.delete(table);
    },
  };
}

/** The answers of a volunteer. */
export const person = (n = 1) => ({ name: `志愿者${n}`, email: `volunteer${n}@example.com` });
