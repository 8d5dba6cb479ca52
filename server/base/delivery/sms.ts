import type { Language } from "#core/text.ts";
import type { Template, Templates } from "./message.ts";

/** A text message. Its text is a template that the provider has approved. */
export interface Sms {
  /** 11 digits of the mainland, or +CC and the number (E.164). */
  phone: string;
  template: Template;
  values: Templates[Template];
  language: Language;
  /** Its id in the provider's records. */
  messageId: string;
}

/** Sends text messages. */
export interface SmsProvider {
  /** Resolves once the provider has accepted it; rejects with a SendFailure. */
  send(sms: Sms): Promise<void>;
}
