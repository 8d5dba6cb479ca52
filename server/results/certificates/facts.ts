import { formatTime } from "#core/raceTimes.ts";
import { chooseName } from "#core/runnerName.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/server/certificates.ts";
import { textIn } from "#locales/getText.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { chooseTime, findBasis } from "../sets/basis.ts";
import type { IssuedResult } from "./issued.ts";
import type { CertificateFacts } from "./layout.ts";
import { writeDay, writeRaceFields, writeSet } from "./words.ts";

/** Returns what a certificate of a result states. */
export function stateFacts(
  issued: IssuedResult,
  { site, timeZone }: Pick<RaceSite, "site" | "timeZone">,
  stated: Pick<CertificateFacts, "language" | "set" | "address"> & { code: string },
): CertificateFacts {
  const { result, rules, set } = issued;
  const { language, code } = stated;
  const wording = { language, zone: timeZone };
  const item = site.race?.items?.find(({ id }) => id === issued.item) ?? {
    name: rules.itemName,
    distanceKm: rules.distanceKm,
  };
  const startsAt = rules.firstGun === null ? undefined : new Date(rules.firstGun).toISOString();
  const basis = findBasis(rules, result.overallRank);
  const write = (ms: number | null) => (ms === null ? "" : formatTime(ms, { rounding: rules.rounding }));
  const group = rules.ageGroups.find(({ id }) => id === result.ageGroup);
  const isFinisher = stated.set === "finishers";
  return {
    language,
    set: stated.set,
    address: stated.address,
    latinName: result.latinName ?? "",
    fields: {
      ...writeRaceFields(site.race, { ...item, ...(startsAt && { startsAt }) }, wording),
      name: chooseName(result, language) ?? "",
      bib: result.bib ?? "",
      gender: textIn(language, messages, "gender", { gender: String(result.gender) }),
      club: result.club ?? "",
      country: result.country ?? "",
      ageGroup: group ? inLanguage(group.name, language) : "",
      time: isFinisher ? write(chooseTime(basis, result)) : "",
      basis: isFinisher ? textIn(language, messages, "basis", { basis }) : "",
      netTime: isFinisher ? write(result.netMs) : "",
      gunTime: isFinisher ? write(result.gunMs) : "",
      overallRank: writeRank(result.overallRank),
      genderRank: writeRank(result.genderRank),
      ageGroupRank: writeRank(result.ageGroupRank),
      set: writeSet(set, wording),
      setNumber: String(set.number),
      setDate: writeDay(set.publishedAt, wording),
      code,
    },
  };
}

function writeRank(rank: number | null): string {
  return rank === null ? "" : String(rank);
}
