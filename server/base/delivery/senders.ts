import type { MailSettings, SmsSettings } from "../env/deliverySettings.ts";
import { aliyunSms } from "./aliyun.ts";
import type { Channel } from "./message.ts";
import type { Senders } from "./send.ts";

/** The settings of each channel; without settings its messages are not sent. */
export interface Channels {
  mail?: MailSettings;
  sms?: SmsSettings;
}

/** Opens the senders of the channels that have settings. */
export async function openSenders({ mail, sms }: Channels): Promise<Senders> {
  const senders: Senders = {};
  if (mail) {
    // Loaded on demand: without settings a start does not pay for it.
    const { smtpSender } = await import("./smtp.ts");
    senders.email = smtpSender(mail);
  }
  if (sms) {
    const provider = aliyunSms(sms);
    senders.sms = {
      send: ({ target, ...message }) => provider.send({ ...message, phone: target }),
      close: () => undefined,
    };
  }
  return senders;
}

/** Returns the channels without settings, whose messages stay in the outbox. */
export function unsentChannels({ mail, sms }: Channels): Channel[] {
  return [...(mail ? [] : (["email"] as const)), ...(sms ? [] : (["sms"] as const))];
}
