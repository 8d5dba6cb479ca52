import { aliyunSms } from "./aliyun.ts";
import type { Channel } from "./message.ts";
import type { Senders } from "./send.ts";
import type { MailSettings, SmsSettings } from "./settings.ts";

/** Which channels there are settings for. */
export interface Channels {
  mail?: MailSettings;
  sms?: SmsSettings;
}

/** The senders of the channels that are set. */
export async function openSenders({ mail, sms }: Channels): Promise<Senders> {
  const senders: Senders = {};
  if (mail) {
    // Loaded on demand: without settings a start does not pay for it.
    const { smtpSender } = await import("./smtp.ts");
    senders.email = smtpSender(mail);
  }
  if (sms) {
    const provider = aliyunSms(sms);
    const send: (typeof senders)["sms"] = {
      send: ({ target, ...message }) => provider.send({ ...message, phone: target }),
      close: () => undefined,
    };
    senders.sms = send;
  }
  return senders;
}

/** The channels whose messages nobody sends: they stay in the outbox. */
export function unsentChannels({ mail, sms }: Channels): Channel[] {
  return [...(mail ? [] : (["email"] as const)), ...(sms ? [] : (["sms"] as const))];
}
