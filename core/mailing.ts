/** The states of a race pack that is mailed. */
export const mailingStates = [
  "requested",
  "paid",
  "packed",
  "shipped",
  "delivered",
  "returned",
  "reshipped",
  /** It came back, and is not sent again. */
  "closed",
  /** It was not paid, or ended before it was sent. */
  "cancelled",
] as const;
export type MailingState = (typeof mailingStates)[number];

/** The states that can follow each state. */
export const mailingEdges: Readonly<Record<MailingState, readonly MailingState[]>> = {
  requested: ["paid", "cancelled"],
  paid: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered", "returned"],
  delivered: [],
  returned: ["reshipped", "closed"],
  reshipped: ["delivered", "returned"],
  closed: [],
  cancelled: [],
};

/** The steps that an organiser states of a mailing, each named by the state to which it leads. */
export const mailingSteps = [
  "packed",
  "shipped",
  "delivered",
  "returned",
  "reshipped",
  "closed",
  "cancelled",
] as const satisfies MailingState[];
export type MailingStep = (typeof mailingSteps)[number];

/**
 * The states in which a pack is, or is to be, sent: nobody who has collected it has a mailing in
 * one
 * of these.
 */
export const boundMailingStates = mailingStates.filter((state) => state !== "requested" && state !== "cancelled");

/** Why a mailing was cancelled. */
export const mailingEnds = [
  /** Its order was not paid in time, or its runner cancelled it. */
  "unpaid",
  /** Its pack was collected. */
  "collected",
  /** Its entry ended. */
  "left",
  "organiser",
  /** Its account was deleted. */
  "deleted",
] as const;
export type MailingEnd = (typeof mailingEnds)[number];

/** Returns whether one state can follow another. */
export function isMailingEdge(before: MailingState, after: MailingState): boolean {
  return mailingEdges[before].includes(after);
}

/** The address that a pack is mailed to, in mainland China. */
export interface MailingAddress {
  name: string;
  phone: string;
  /** The six digits of a province of the list of areas. */
  province: string;
  /** City and district. */
  city: string;
  street: string;
  postcode: string;
}

/** What is wrong with a field of an address. */
export type AddressFault = "missing" | "wrong";

/**
 * The provinces to which packs can be mailed, by the first two digits of their codes, as the list
 * of
 * areas has them.
 */
const provincePattern = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])0000$/;
const phonePattern = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/;

/** Returns what is wrong with each field of an address, by its name; nothing for a good one. */
export function findAddressFaults(address: MailingAddress): Partial<Record<keyof MailingAddress, AddressFault>> {
  const faults: Partial<Record<keyof MailingAddress, AddressFault>> = {};
  const check = (name: keyof MailingAddress, isRight: (text: string) => boolean) => {
    const written = address[name].trim();
    if (written === "") faults[name] = "missing";
    else if (!isRight(written)) faults[name] = "wrong";
  };
  check("name", (text) => text.length <= 40);
  check("phone", (text) => phonePattern.test(text.replaceAll(" ", "")));
  check("province", (text) => provincePattern.test(text));
  check("city", (text) => text.length <= 60);
  check("street", (text) => text.length >= 2 && text.length <= 200);
  check("postcode", (text) => /^\d{6}$/.test(text));
  return faults;
}

/** The fee and the regions of a mailing, as the site states them. */
export interface MailingFees {
  feeFen: number;
  regions?: readonly { provinces: readonly string[]; feeFen?: number }[];
}

/** Returns what the mailing to a province costs in fen; undefined if nothing is mailed there. */
export function findMailingFee({ feeFen, regions = [] }: MailingFees, province: string): number | undefined {
  const region = regions.find(({ provinces }) => provinces.includes(province));
  return region ? region.feeFen : feeFen;
}

/** The most rows of a file of mailings. */
export const mostMailingRows = 5000;

/** The columns of a file of tracking numbers. */
export const mailingColumns = ["mailing", "carrier", "tracking"] as const;

/** The columns of a list of runners of an earlier race. */
export const runnerColumns = ["type", "number", "name", "phone", "pack"] as const;
