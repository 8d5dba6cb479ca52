import type { Scene } from "#contract/account.ts";
import type { Language } from "#core/text.ts";

/** A text in the languages it has. */
export interface Title {
  zh: string;
  en?: string | undefined;
}

/** What can be told to a person, and what each message needs to be written. `site` is the title of the site that they came from. */
export interface Templates {
  /** A code to type in; `minutes` is how long it can be used. */
  code: { code: string; scene: Scene; minutes: number; site?: Title | undefined };
  /** Somebody asked for a code for an address that has no account. */
  "no-account": { scene: Scene; site?: Title | undefined };
  /** Somebody wants to register with an address that has an account already. */
  "has-account": { site?: Title | undefined };
  /** Something about the account's safety was changed; it goes to where the owner could be reached before. */
  notice: { what: "password-reset" | "password-changed" | "email-changed" | "phone-changed"; site?: Title | undefined };
}

export type Template = keyof Templates;
export type Channel = "email" | "sms";

/** A message with what it is written from. */
export type Written = { [T in Template]: { template: T; values: Templates[T] } }[Template];

/** A message to one person. */
export type Message = Written & {
  /** Names the occasion, such as "code/<code's id>": whatever has the same key is sent once. No personal data. */
  key: string;
  channel: Channel;
  /** An email address, or a phone number: 11 digits of the mainland, or +CC and the number (E.164). */
  target: string;
  language: Language;
};
