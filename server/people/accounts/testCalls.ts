import type { Login, SentCode } from "#contract/account.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import type { World } from "../../testWorld.ts";
import { call } from "./testPeople.ts";

/** The runner that the tests of accounts are about. */
export const email = "runner@example.com";
export const phone = "13800138000";
/** Their password, abc123, as it is sent. */
export const password = encodePassword("abc123");

/** Forgets everybody, and what was sent to them and counted of them. */
export async function emptyPeople({ db }: World): Promise<void> {
  for (const table of [accounts, codes, limits, outboxMessages]) await db.delete(table);
}

/** The calls of accounts as the browser makes them, for that runner unless another is named. */
export function callsAt(world: () => World) {
  const post = <T = unknown>(url: string, json: object) => call<T>(world(), `/user-center/${url}`, { json });
  return {
    post,
    sendEmail: (emailSendType: "1" | "2", accountEmail = email) =>
      post<SentCode>("email-code", { captchaType: "20", accountEmail, emailSendType, cloudType: 1 }),
    sendSms: (captchaType: "2" | "3", userPhone = phone) =>
      post<SentCode>("sms-code", { captchaType, userPhone, raceAppBusinessType: 1, cloudType: 1 }),
    register: (code: string | undefined, overrides: object = {}) =>
      post("register-by-email", {
        accountEmail: email,
        code,
        loginPassword: password,
        encryptType: "1",
        machineCode: "",
        ...overrides,
      }),
    enterByCode: (captcha: string | undefined, number = phone) =>
      call<Login>(world(), "/user-center/login", { form: { loginType: "1", phone: number, captcha: captcha ?? "" } }),
    /** Template and target of what was sent, the newest first. */
    letters: async () => {
      const { db, secrets } = world();
      return (await readOutbox(db, secrets)).map(({ template, target }) => [template, target]);
    },
  };
}
