import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/certificates.ts";
import { textIn } from "#locales/getText.ts";
import type { Certificate, Race } from "#schemas/generated/types.ts";
import type { CertificateFacts } from "./layout.ts";
import { writeDay, writeRaceFields, writeSet } from "./words.ts";

/** What a preview states of a runner who does not exist. */
export interface SampleRunner {
  name?: string | undefined;
  latinName?: string | undefined;
}

/** Returns what a preview of a certificate states, with the facts of the race. */
export function makeSampleFacts(
  race: Race | undefined,
  { items }: Certificate,
  { language, set, zone, runner }: Pick<CertificateFacts, "language" | "set"> & { zone: string; runner: SampleRunner },
): CertificateFacts {
  const text = (key: "sampleName" | "sampleClub" | "sampleAgeGroup" | "sampleCountry") =>
    textIn(language, messages, key);
  const item = race?.items?.find(({ id }) => items?.includes(id)) ?? race?.items?.[0];
  const publishedAt = new Date(Date.parse(race?.startsAt ?? "2026-01-04T00:00:00+08:00") + 2 * 24 * 3600 * 1000);
  const isFinisher = set === "finishers";
  return {
    language,
    set,
    latinName: runner.latinName ?? textIn("en", messages, "sampleName"),
    address: "https://race.example.org/certificate/0000000000000000",
    fields: {
      ...writeRaceFields(race, item, { language, zone }),
      name: runner.name ?? text("sampleName"),
      bib: "A00001",
      gender: textIn(language, messages, "gender", { gender: "1" }),
      club: text("sampleClub"),
      country: text("sampleCountry"),
      ageGroup: text("sampleAgeGroup"),
      ...(isFinisher ? writeSampleTimes(language) : withoutTimes),
      set: writeSet({ kind: "official", number: 1, publishedAt }, { language, zone }),
      setNumber: "1",
      setDate: writeDay(publishedAt, { language, zone }),
      code: "0000 0000 0000 0000",
    },
  };
}

const withoutTimes = {
  time: "",
  basis: "",
  netTime: "",
  gunTime: "",
  overallRank: "",
  genderRank: "",
  ageGroupRank: "",
};

function writeSampleTimes(language: Language): typeof withoutTimes {
  return {
    time: "3:41:07",
    basis: textIn(language, messages, "basis", { basis: "net" }),
    netTime: "3:41:07",
    gunTime: "3:42:30",
    overallRank: "1234",
    genderRank: "987",
    ageGroupRank: "56",
  };
}

/** Returns the title of a certificate: that of its template, else what it is for. */
export function writeTitle({ title }: Certificate, { language, fields }: CertificateFacts): string {
  const titled = title ? inLanguage(title, language) : "";
  return titled || textIn(language, messages, "title", { name: fields.race, item: fields.item });
}
