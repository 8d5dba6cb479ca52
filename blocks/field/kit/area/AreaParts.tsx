import { useCallback } from "react";
import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { Choice, Field, FieldRow } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { messages } from "#locales/generated/kit/area-parts.ts";
import type { FieldOptions } from "#schemas/generated/types.ts";
import styles from "./AreaParts.module.css";
import { type Area, above, choosePlace, type Level, listEntries, type Place } from "./areaAnswer.ts";

const useTexts = texts(messages);

interface AreaPartsProps {
  /** The ids of its controls begin with it. */
  id: string;
  isRequired: boolean;
  depth: FieldOptions["province-city-district"]["depth"];
  answer: Place | undefined;
  onAnswer(answer: Place | undefined): void;
  onLeave(): void;
  /** By the place in the answer: /city. */
  problems: Record<string, string | undefined>;
}

const levels = ["province", "city", "district"] as const;
const completions = { province: "address-level1", city: "address-level2", district: "address-level3" };

/** Province, city and district, each chosen from the areas in the one before. */
export function AreaParts({
  id,
  isRequired,
  depth = "district",
  answer = {},
  onAnswer,
  onLeave,
  problems,
}: AreaPartsProps) {
  const t = useTexts();
  const { loadChoices } = useForm();
  const areas = useLoaded(
    "areas",
    useCallback((list: string) => loadChoices<Area>(list), [loadChoices]),
  );
  const loadedAreas = areas.status === "ready" ? areas.value : [];
  return (
    <>
      <FieldRow>
        {levels.slice(0, levels.indexOf(depth) + 1).map((level) => (
          <Field key={level} id={`${id}-${level}`} label={t(level)} error={problems[`/${level}`]}>
            {(control) => (
              <Choice
                {...control}
                {...(isRequired && listEntries(loadedAreas, answer, level).length > 0 && { required: true })}
                autoComplete={completions[level]}
                value={answer[level]?.code ?? ""}
                disabled={listEntries(loadedAreas, answer, level).length === 0 && !answer[level]}
                onChange={({ currentTarget }) => onAnswer(choosePlace(loadedAreas, answer, level, currentTarget.value))}
                onBlur={onLeave}
              >
                <Entries areas={loadedAreas} answer={answer} level={level} isLoading={areas.status === "loading"} />
              </Choice>
            )}
          </Field>
        ))}
      </FieldRow>
      {areas.status === "failed" && (
        <p role="alert" className={styles.failed}>
          {areas.message} <TextButton onClick={areas.retry}>{t("retry")}</TextButton>
        </p>
      )}
    </>
  );
}

interface EntriesProps {
  areas: Area[];
  answer: Place;
  level: Level;
  isLoading: boolean;
}

function Entries({ areas, answer, level, isLoading }: EntriesProps) {
  const t = useTexts();
  const { language } = useSite();
  const entries = listEntries(areas, answer, level);
  const entry = answer[level];
  const isEnd = areas.length > 0 && entries.length === 0 && level !== "province" && Boolean(above(answer, level)?.code);
  return (
    <>
      <option value="">{t(isLoading ? "loading" : isEnd ? "none" : "choose")}</option>
      {entry?.code && !entries.some(({ value }) => value === entry.code) && (
        // The area was abolished, or the list is not loaded yet: the stored name is shown.
        <option value={entry.code} lang="zh-CN">
          {entry.name}
        </option>
      )}
      {entries.map(({ value, label, labelEn }) => (
        <option key={value} value={value}>
          {language === "en" ? labelEn : label}
        </option>
      ))}
    </>
  );
}
