import { useEffect, useRef, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedEdition, OrganisedResult } from "#contract/organiseResults.ts";
import type { CorrectedField, ResultStatus } from "#contract/resultWords.ts";
import { formatTime, parseTime } from "#core/raceTimes.ts";
import review from "../../review/Review.module.css";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import type { PartProps } from "./part.ts";
import { useResultTexts } from "./texts.ts";

const fields = [
  "status",
  "gunMs",
  "netMs",
  "name",
  "gender",
  "ageGroup",
  "club",
  "country",
] as const satisfies readonly CorrectedField[];

const statuses = [
  "finished",
  "dsq",
  "dnf",
  "dns",
  "over_time",
  "missing_point",
  "out_of_competition",
  "unofficial",
  "running",
  "not_started",
] as const satisfies readonly ResultStatus[];

interface CorrectFormProps extends Omit<PartProps, "onChanged"> {
  result: OrganisedResult;
  onDone(): void;
  onCancel(): void;
}

/** Sets one field of a runner's result by hand, with a reason. */
export function CorrectForm({ client, race, edition, result, onDone, onCancel }: CorrectFormProps) {
  const t = useResultTexts();
  const { showToast } = useSite();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [field, setField] = useState<CorrectedField>("status");
  const [value, setValue] = useState(() => writeValue(result, "status"));
  const [fault, setFault] = useState<string>();
  const changeField = (next: CorrectedField) => {
    setField(next);
    setValue(writeValue(result, next));
  };
  const check = () => {
    const isSame = value.trim() === writeValue(result, field);
    const isWrong = readValue(field, value) === undefined;
    setFault(isWrong ? t("valueWrong") : isSame ? t("valueSame") : undefined);
    return !isWrong && !isSame;
  };
  const send = async (reason: string) => {
    const { item, edition: year } = edition;
    const target = { domainName: race.domainName, item, edition: year, bib: result.bib ?? "" };
    const json = { ...target, field, value: readValue(field, value) ?? null, reason };
    await client.call("POST /sign-up/organise/results/corrections", { json, isSilent: true });
    showToast("success", t("corrected"));
    onDone();
  };
  return (
    <ReasonedForm
      reason={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
      yes={t("saveCorrection")}
      onEdit={() => setFault(undefined)}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <h4>{t("correctTitle", { bib: result.bib ?? "", name: result.name ?? "" })}</h4>
      <p className={review.hint}>{t("correctLead")}</p>
      <Field label={t("field")}>
        {(control) => (
          <Choice
            {...control}
            ref={first}
            value={field}
            onChange={({ target }) => changeField(target.value as CorrectedField)}
          >
            {fields.map((name) => (
              <option key={name} value={name}>
                {t(`field-${name}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <ValueField field={field} value={value} onValue={setValue} edition={edition} fault={fault} />
    </ReasonedForm>
  );
}

interface ValueFieldProps {
  field: CorrectedField;
  value: string;
  onValue(value: string): void;
  edition: OrganisedEdition;
  fault: string | undefined;
}

function ValueField({ field, value, onValue, edition, fault }: ValueFieldProps) {
  const t = useResultTexts();
  const options = useOptions(field, edition);
  const hints = { gunMs: t("timeHint"), netMs: t("timeHint"), country: t("countryHint") };
  const hint = field in hints ? hints[field as "gunMs"] : undefined;
  return (
    <Field label={t("value")} error={fault} {...(hint && { hint })}>
      {(control) =>
        options ? (
          <Choice {...control} value={value} onChange={({ target }) => onValue(target.value)}>
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </Choice>
        ) : (
          <TextInput
            {...control}
            maxLength={200}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onValue(target.value)}
          />
        )
      }
    </Field>
  );
}

function useOptions(
  field: CorrectedField,
  { ageGroups }: OrganisedEdition,
): [value: string, name: string][] | undefined {
  const t = useResultTexts();
  const { text } = useSite();
  if (field === "status") return statuses.map((status) => [status, t(`status-${status}`)]);
  if (field === "gender")
    return [
      ["1", t("male")],
      ["2", t("female")],
      ["0", t("nothing")],
    ];
  if (field !== "ageGroup") return undefined;
  return [["", t("noGroup")], ...ageGroups.map(({ id, name }): [string, string] => [id, text(name)])];
}

/** Writes a field of a result as the organiser reads and types it. */
function writeValue(result: OrganisedResult, field: CorrectedField): string {
  const value = result[field];
  if (value === null) return "";
  return field === "gunMs" || field === "netMs" ? formatTime(Number(value), { digits: 3 }) : String(value);
}

/** Reads what was typed as the API has it: null for nothing, undefined if it cannot be. */
function readValue(field: CorrectedField, written: string): string | null | undefined {
  const value = written.trim();
  if (field === "status" || field === "gender") return value;
  if (value === "") return null;
  if (field === "country") return /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : undefined;
  if (field !== "gunMs" && field !== "netMs") return value;
  const ms = parseTime(value);
  return ms === undefined || ms <= 0 ? undefined : String(ms);
}
