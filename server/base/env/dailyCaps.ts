import { readWhole, type Variables } from "../envValues.ts";

type Channel = "email" | "sms";

/** How many codes a channel sends in a day at most, over all addressees. */
export type DailyCaps = Record<Channel, number>;

/** The settings that hold them. */
export const capNames = { sms: "SMS_PER_DAY", email: "EMAIL_PER_DAY" } as const;

/** Reads how much may be sent in a day; throws StartError for any other text. */
export function readDailyCaps(variables: Variables): DailyCaps {
  const read = (channel: Channel, otherwise: number) =>
    readWhole(capNames[channel], variables[capNames[channel]], otherwise, { from: 1, to: 100_000_000 });
  return { sms: read("sms", 20_000), email: read("email", 100_000) };
}
