import { useEffect, useRef } from "react";
import { withPart } from "#blocks/field/kit/frame/answerParts.ts";
import { type FieldProps, type Typed, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { impliedCountry } from "#forms/values/impliedCountry.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import type { AddressPartsProps } from "./partsProps.ts";

type Answer = Typed<FieldAnswers["address"]>;

/** Takes a part of an address; undefined for an empty one. */
export type ChangePart = <Part extends keyof Answer>(part: Part, value: Answer[Part] | undefined) => void;

interface Memory {
  /** What was written for each country. */
  earlier: Record<string, Answer | undefined>;
  /** The country that addresses began with when this one was last shown. */
  start?: string | undefined;
}

/**
 * Returns the country of an address: the one that the runner chose, else the one that the form's
 * other answer names. An address that has that country follows it when it changes. Each country
 * keeps what was written for it; only the current one's is sent.
 */
export function useAddressCountry({ id, options, answer, onAnswer, namesCountry }: AddressPartsProps) {
  const { countries } = options;
  const start = useStart(options);
  const country = namesCountry ? (answer?.country ?? start) : "CN";
  const memory = useMemory<Memory>(`${id}-country`, { earlier: {} });
  const move = (from: string | undefined, to: string) => {
    const { earlier } = memory.current;
    if (from !== undefined) earlier[from] = answer;
    onAnswer(earlier[to] ?? (to === start ? undefined : { country: to }));
  };
  const choose = (next: string) => {
    if (next !== country) move(country, next);
  };
  const change: ChangePart = (part, value) => {
    const next = withPart<Answer, typeof part>(
      namesCountry && country !== undefined ? { country, ...answer } : answer,
      part,
      value,
    );
    const isBare = next?.country === start && Object.keys(next ?? {}).length === 1;
    onAnswer(isBare ? undefined : next);
  };
  useFollowing(start, memory, (before) => {
    if (namesCountry && start !== undefined && (answer?.country ?? before) === before) move(before, start);
  });
  return { country, choose, change, isChosen: countries?.length !== 1, isOffered: isOfferedBy(countries) };
}

function isOfferedBy(countries: string[] | undefined): (code: string) => boolean {
  return (code) => countries?.includes(code) ?? true;
}

// Forms that ask for no country are of races in China.
function useStart({ countryFrom, countries }: FieldProps<"address">["options"]): string | undefined {
  const { answerAt } = useForm();
  const source = countryFrom === undefined ? undefined : answerAt(countryFrom);
  const implied = source === undefined ? "CN" : impliedCountry(source);
  if (countries?.length === 1) return countries[0];
  return implied !== undefined && isOfferedBy(countries)(implied) ? implied : undefined;
}

function useFollowing(
  start: string | undefined,
  memory: { current: Memory },
  follow: (before: string | undefined) => void,
): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const { start: before } = memory.current;
    memory.current.start = start;
    if (before !== undefined && start !== undefined && before !== start) latest.current(before);
  }, [start, memory]);
}
