import type { PickUpPlan } from "#contract/pickUp.ts";

type PlanSite = PickUpPlan["sites"][number];
type PlanDay = PlanSite["days"][number];

/** The slots of a day at all sites that are open on it. */
export interface SlotsOfDay {
  /** YYYY-MM-DD. */
  date: string;
  /** When its first slot begins. */
  at: number;
  /** How many runners can still book one of its slots. */
  free: number;
  sites: {
    site: PlanSite;
    slots: (PlanDay["slots"][number] & { isOver: boolean })[];
    fullest: PlanDay["fullest"];
  }[];
}

/**
 * Lists the days with slots that have not begun, in order, each with its slots by site. `full` are
 * slots that are full since the plan was read.
 */
export function listDays({ sites }: PickUpPlan, now: number, full: readonly number[] = []): SlotsOfDay[] {
  const dates = [...new Set(sites.flatMap(({ days }) => days.map(({ date }) => date)))].sort();
  return dates.flatMap((date): SlotsOfDay[] => {
    const open = sites.flatMap((site) => {
      const day = site.days.find((listed) => listed.date === date);
      if (!day) return [];
      const slots = day.slots.map((slot) => ({
        ...slot,
        free: full.includes(slot.slotId) ? 0 : slot.free,
        isOver: slot.startsAt <= now,
      }));
      return slots.every(({ isOver }) => isOver) ? [] : [{ site, slots, fullest: day.fullest }];
    });
    const slots = open.flatMap((listed) => listed.slots);
    if (slots.length === 0) return [];
    const free = slots.reduce((sum, slot) => sum + (slot.isOver ? 0 : slot.free), 0);
    return [{ date, at: Math.min(...slots.map(({ startsAt }) => startsAt)), free, sites: open }];
  });
}
