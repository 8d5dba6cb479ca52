import { type KeyboardEvent, useEffect, useState } from "react";
import { Dialog, DialogBody } from "#blocks/field/kit/dialog/Dialog.tsx";
import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { Choice, Field, FieldGroup, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { ChooseRaceDialog } from "./ChooseRaceDialog.tsx";
import styles from "./ScoreDialog.module.css";
import {
  type DraftFaults,
  listItems,
  type RaceChoice,
  raceName,
  readDraft,
  type Score,
  type ScoreDraft,
  type ScoreOptions,
  useScoreTexts,
  windowWords,
} from "./score.ts";

interface ScoreDialogProps {
  id: string;
  score: Partial<Score> | undefined;
  options: ScoreOptions;
  onSave: (score: Omit<Score, "status">) => void;
  onClose: () => void;
}

/** The dialog in which a result is entered: race, distance, day and time. */
export function ScoreDialog({ id, score, options, onSave, onClose }: ScoreDialogProps) {
  const t = useScoreTexts();
  const { today } = useForm();
  const { until } = options;
  const lastDay = until !== undefined && until < today ? until : today;
  const [draft, setDraft] = useState<ScoreDraft>(() => ({
    race: score?.race,
    item: score?.item ?? listItems(options)[0] ?? "marathon",
    date: score?.date ?? "",
    time: score?.time ?? "",
  }));
  const [faults, setFaults] = useState<DraftFaults>({});
  useFocusOnFault(id, faults);
  const change = (part: Partial<ScoreDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const save = () => {
    const result = readDraft(draft, options, lastDay, t);
    if ("score" in result) return onSave(result.score);
    setFaults(result.faults);
  };
  const actions = (
    <>
      <Action look="quiet" onPress={onClose}>
        {t("cancel")}
      </Action>
      <Action onPress={save}>{t("save")}</Action>
    </>
  );
  return (
    <Dialog title={t("title")} onClose={onClose} actions={actions}>
      <DialogBody>
        <RaceOfScore id={id} draft={draft} options={options} fault={faults.race} onChange={change} />
        <ItemOfScore id={id} draft={draft} options={options} onChange={change} />
        <DayOfScore id={id} draft={draft} from={options.from} lastDay={lastDay} fault={faults.date} onChange={change} />
        <TimeOfScore id={id} draft={draft} faults={faults} onChange={change} onEnter={save} />
      </DialogBody>
    </Dialog>
  );
}

interface PartProps {
  id: string;
  draft: ScoreDraft;
  onChange: (part: Partial<ScoreDraft>) => void;
}

// Saving an incomplete result focuses the first part that is wrong.
function useFocusOnFault(id: string, faults: DraftFaults): void {
  useEffect(() => {
    const { race, date, time } = faults;
    const part = race ? "race" : date ? "date" : time ? "time" : undefined;
    const control = part && document.getElementById(`${id}-${part}`);
    if (control) (control.querySelector("button") ?? control).focus();
  }, [id, faults]);
}

function ItemOfScore({ id, draft, options, onChange }: PartProps & { options: ScoreOptions }) {
  const t = useScoreTexts();
  return (
    <Field id={`${id}-item`} label={t("item")}>
      {(control) => (
        <Choice
          {...control}
          value={draft.item}
          onChange={({ currentTarget }) => onChange({ item: currentTarget.value as ScoreDraft["item"] })}
        >
          {listItems(options).map((item) => (
            <option key={item} value={item}>
              {t(item)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

function DayOfScore({
  id,
  draft,
  from,
  lastDay,
  fault,
  onChange,
}: PartProps & { from: string | undefined; lastDay: string; fault: string | undefined }) {
  const t = useScoreTexts();
  return (
    <Field id={`${id}-date`} label={t("date")} hint={windowWords(t, from, lastDay)} error={fault}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={from}
          max={lastDay}
          value={draft.date}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
        />
      )}
    </Field>
  );
}

function RaceOfScore({
  id,
  draft: { race, date },
  options,
  fault,
  onChange,
}: PartProps & { options: ScoreOptions; fault: string | undefined }) {
  const t = useScoreTexts();
  const { language } = useSite();
  const [isChoosing, setChoosing] = useState(false);
  const take = (newRace: Score["race"], day: RaceChoice["date"]) => {
    onChange({ race: newRace, date: day ?? date });
    setChoosing(false);
  };
  return (
    <FieldGroup id={`${id}-race`} label={t("race")} error={fault}>
      {race && <p className={styles.race}>{raceName(race, language)}</p>}
      <Action look="quiet" onPress={() => setChoosing(true)}>
        {t(race ? "anotherRace" : "chooseRace")}
      </Action>
      {isChoosing && (
        <ChooseRaceDialog id={id} grades={options.grades} onChoose={take} onClose={() => setChoosing(false)} />
      )}
    </FieldGroup>
  );
}

function TimeOfScore({
  id,
  draft,
  faults: { time: fault, swap },
  onChange,
  onEnter,
}: PartProps & { faults: DraftFaults; onEnter: () => void }) {
  const t = useScoreTexts();
  const enter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && !nativeEvent.isComposing) onEnter();
  };
  return (
    <>
      <Field id={`${id}-time`} label={t("time")} hint={t("timeHint")} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            value={draft.time}
            maxLength={20}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
            onKeyDown={enter}
          />
        )}
      </Field>
      {swap && (
        <Action look="quiet" onPress={() => onChange({ item: swap })}>
          {t("swap", { item: t(swap) })}
        </Action>
      )}
    </>
  );
}
