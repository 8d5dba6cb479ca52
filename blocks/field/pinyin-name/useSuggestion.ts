import { useEffect, useRef, useState } from "react";
import { type Typed, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { spellName } from "#forms/values/pinyin.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";

type Name = Typed<FieldAnswers["pinyin-name"]>;

/**
 * Fills in the name in letters from the Chinese one at `from`, now and whenever that changes, as
 * long as the runner has not written it otherwise. True while the name is a suggestion.
 */
export function useSuggestion(
  from: string | undefined,
  answer: Name | undefined,
  onAnswer: (answer: Name | undefined) => void,
): boolean {
  const { answerAt } = useForm();
  const source = from === undefined ? undefined : answerAt(from);
  const name = typeof source === "string" ? source : "";
  const [suggested, setSuggested] = useState<Name>();
  // The Chinese name that the current answer belongs to, also if it was given before this field was
  // rendered.
  const belongsTo = useRef(answer ? name : undefined);
  const latest = useRef({ answer, onAnswer });
  latest.current = { answer, onAnswer };
  useEffect(() => {
    const before = belongsTo.current;
    if (!name || before === name) return;
    let isCurrent = true;
    suggest([name, before]).then(
      ([now, old]) => {
        if (!isCurrent) return;
        belongsTo.current = name;
        const isUntouched = before === undefined ? !latest.current.answer : isSame(latest.current.answer, old);
        if (!now || !isUntouched) return;
        setSuggested(now);
        latest.current.onAnswer(now);
      },
      // Without the dictionary there is no suggestion; the runner writes the name.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return suggested !== undefined && isSame(answer, suggested);
}

async function suggest(names: (string | undefined)[]): Promise<(Name | undefined)[]> {
  const { readSyllables } = await import("#forms/values/readSyllables.ts");
  return names.map((name) => (name ? spellName(name, readSyllables) : undefined));
}

function isSame(a: Name | undefined, b: Name | undefined): boolean {
  return a?.family === b?.family && a?.given === b?.given;
}
