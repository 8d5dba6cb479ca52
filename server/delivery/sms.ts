import type { Template, Templates } from "./message.ts";

/** A text message. Its text is a template that the provider has approved. */
export interface Sms {
  /** 11 digits of the mainland, or +CC and the number (E.164). */
  phone: string;
  template: Template;
  values: Templates[Template];
  language: "zh" | "en";
  /** What the provider's records know it by. */
  messageId: string;
}

/** Sends text messages. */
export interface SmsProvider {
  /** Resolves once the provider has taken it; rejects with a SendFailure. */
  send(sms: Sms): Promise<void>;
}
