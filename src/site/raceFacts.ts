import type { ShownRace } from "#blocks/kit/site/site.ts";
import type { RaceAnswer } from "#contract/sites.ts";
import type { Race } from "#schemas/generated/types.ts";

/** Returns the race facts of the config, completed from the race information of the platform. */
export function fillRace(race: Race | undefined, answer: RaceAnswer | undefined): ShownRace | undefined {
  const startsAt = race?.startsAt ?? toInstant(answer?.startTime);
  const name = race?.name ?? (answer?.raceName ? { zh: answer.raceName } : undefined);
  if (!startsAt || !name) return race;
  return {
    ...race,
    name,
    startsAt,
    ...optional("endsAt", race?.endsAt ?? toInstant(answer?.endTime)),
    ...optional("venue", race?.venue ?? (answer?.detailAddress ? { zh: answer.detailAddress } : undefined)),
    ...optional("registration", race?.registration ?? getRegistration(answer)),
    ...optional("cancelledAt", toInstant(answer?.cancelledAt)),
  };
}

function getRegistration(answer: RaceAnswer | undefined): Race["registration"] {
  const opensAt = toInstant(answer?.signUpStartTime);
  const closesAt = toInstant(answer?.signUpEndTime);
  if (!opensAt || !closesAt) return undefined;
  return { opensAt, closesAt, ...optional("link", answer?.signUpUrl || undefined) };
}

/**
 * Returns an instant of the platform as RFC 3339: ms since 1970, RFC 3339, or a local time, which
 * on the platform is China's.
 */
export function toInstant(time: string | number | null | undefined): string | undefined {
  if (time === null || time === undefined || time === "") return undefined;
  const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/.exec(String(time));
  if (local) return `${local[1]}T${local[2]}${local[3] ?? ":00"}+08:00`;
  const instant = new Date(/^\d+$/.test(String(time)) ? Number(time) : time);
  if (Number.isNaN(instant.getTime())) return undefined;
  return typeof time === "string" && !/^\d+$/.test(time) ? time : instant.toISOString();
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Partial<Record<Key, Value>>);
}
