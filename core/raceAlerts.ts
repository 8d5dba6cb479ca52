/** How urgent an alert is: it is drawn and read out by this. */
export const alertLevels = ["notice", "warning", "danger"] as const;
export type AlertLevel = (typeof alertLevels)[number];

/** What a sentence of an alert may need to be filled in with. */
export type AlertFact = "time";

/**
 * The sentences that every race has, with how urgent each is and what it needs. Nothing else is
 * typed on race day: a sentence in two languages is not written in a hurry.
 */
export const alertTemplates = {
  delay: { level: "warning", needs: ["time"] },
  reroute: { level: "warning", needs: [] },
  heat: { level: "warning", needs: [] },
  storm: { level: "danger", needs: [] },
  cancelled: { level: "danger", needs: [] },
} as const satisfies Record<string, { level: AlertLevel; needs: readonly AlertFact[] }>;
export type AlertTemplate = keyof typeof alertTemplates;

/** How long an alert may be shown, in minutes. */
export const alertMinutes = { least: 5, usual: 120, most: 24 * 60 };

/** An alert as every page of the site gets it. */
export interface ShownAlert {
  id: number;
  level: AlertLevel;
  text: { zh: string; en?: string };
  /** In ms since 1970. */
  from: number;
  until: number;
}

/** The file that open pages ask for. */
export interface AlertFile {
  /** The newest first. */
  alerts: ShownAlert[];
  /** After so many seconds a page asks again. */
  askAfter: number;
}
