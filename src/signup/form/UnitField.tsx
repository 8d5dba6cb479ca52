import type { FieldProps as RjsfFieldProps } from "@rjsf/utils";
import { memo, useCallback, useEffect, useMemo, useReducer } from "react";
import type { FieldSchema } from "#blocks/field/kit/frame/fieldProps.ts";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { toPointer } from "#core/pointers.ts";
import type { Answers } from "#forms/form.ts";
import { getPattern } from "#forms/getPattern.ts";
import { useSignUpTexts } from "../texts.ts";
import { messagesBelow, useProblems, useStep } from "./rjsf/stepContext.ts";

/**
 * A property that is a field unit: loads its renderer, and connects it to the answers and their
 * problems.
 */
export const UnitField = memo(function UnitField({ formData, required, fieldPathId, onChange }: RjsfFieldProps) {
  const { entrantForm, units, prefix, renderInput } = useStep();
  const { text, language } = useSite();
  const t = useSignUpTexts();
  const { path } = fieldPathId;
  const pointer = useMemo(() => toPointer(path), [path]);
  const { form } = entrantForm.loaded;
  const pattern = getPattern(pointer);
  const field = form.fields[pattern];
  const schema = (renderInput.units.get(pattern) ?? {}) as FieldSchema;
  const answerProblems = useProblems(entrantForm, pointer);
  const problems = useMemo(() => messagesBelow(answerProblems, pointer, language), [answerProblems, pointer, language]);
  const answer = useCallback((value: unknown) => onChange(value as Answers, path), [onChange, path]);
  const leave = useCallback(() => entrantForm.leave(pointer), [entrantForm, pointer]);
  const [, renew] = useReducer((round: number) => round + 1, 0);
  const type = field?.type ?? "";
  const unit = units.state("field", type);
  const isHere = unit !== undefined;
  useEffect(() => {
    if (!isHere) void units.load("field", type).then(renew);
  }, [isHere, units, type]);
  if (unit === undefined) return <Skeleton lines={2} />;
  if (unit.status !== "ready")
    return <Failed message={t("fieldNotLoaded")} retry={() => units.load("field", type).then(renew)} />;
  const Renderer = unit.renderer;
  const id = `${prefix}${pointer}`;
  return (
    <Renderer
      id={id}
      name={id}
      label={text(field?.label) || schema.title || path.at(-1)}
      help={field?.help && text(field.help)}
      placeholder={field?.placeholder && text(field.placeholder)}
      isRequired={required ?? false}
      options={field?.options ?? {}}
      schema={schema}
      version={field?.version ?? 1}
      answer={formData}
      onAnswer={answer}
      onLeave={leave}
      problems={problems}
    />
  );
});
