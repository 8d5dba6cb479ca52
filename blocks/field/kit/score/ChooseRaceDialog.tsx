import { useEffect, useRef, useState } from "react";
import { Dialog, DialogBody } from "#blocks/field/kit/dialog/Dialog.tsx";
import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import styles from "./ChooseRaceDialog.module.css";
import { type RaceChoice, type Score, useScoreTexts } from "./score.ts";

/** Milliseconds without a keystroke after which races are looked up. */
const pause = 300;

interface ChooseRaceProps {
  id: string;
  /** The grades of races that count; by default any. */
  grades: string[] | undefined;
  /** Called with the race, and with its day if the list has it. */
  onChoose: (race: Score["race"], date: string | undefined) => void;
  onClose: () => void;
}

/**
 * The dialog in which a race is searched and chosen; one that is not in the list is entered by name
 * in a second dialog.
 */
export function ChooseRaceDialog({ id, grades, onChoose, onClose }: ChooseRaceProps) {
  const t = useScoreTexts();
  const [query, setQuery] = useState("");
  const [isNaming, setNaming] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { races, fault, retry } = useRaces(query);
  return (
    <Dialog
      title={t("chooseRace")}
      onClose={onClose}
      first={search}
      actions={
        <Action look="quiet" onPress={() => setNaming(true)}>
          {t("notListed")}
        </Action>
      }
    >
      <DialogBody>
        <Field id={`${id}-search`} label={t("search")}>
          {(control) => (
            <TextInput
              {...control}
              ref={search}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={100}
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          )}
        </Field>
        <p role="status" className={styles.count}>
          {fault ?? (races ? (races.length > 0 ? t("found", { count: races.length }) : t("none")) : t("searching"))}
        </p>
        {fault && (
          <Action look="quiet" onPress={retry}>
            {t("again")}
          </Action>
        )}
        <RaceList races={races ?? []} grades={grades} onChoose={onChoose} />
      </DialogBody>
      {isNaming && (
        <RaceNameDialog
          id={id}
          firstName={query}
          onName={(name) => onChoose({ name }, undefined)}
          onClose={() => setNaming(false)}
        />
      )}
    </Dialog>
  );
}

function RaceList({ races, grades, onChoose }: { races: RaceChoice[] } & Pick<ChooseRaceProps, "grades" | "onChoose">) {
  const t = useScoreTexts();
  const { text } = useSite();
  return (
    <ul className={styles.races}>
      {races.map(({ id, label, date, grade }) => {
        const counts = !grades || grade === undefined || grades.includes(grade);
        const choose = () =>
          onChoose(
            { id, name: label.zh, ...(label.en && { nameEn: label.en }), ...(grade !== undefined && { grade }) },
            date,
          );
        return (
          <li key={id}>
            <button type="button" aria-disabled={!counts} onClick={() => counts && choose()}>
              <span>{text(label)}</span>
              <span className={styles.note}>
                {[date, grade !== undefined && t(counts ? "grade" : "gradeNote", { grade })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// The races that a search finds; an answer to an earlier search is ignored.
function useRaces(query: string): { races: RaceChoice[] | undefined; fault: string | undefined; retry: () => void } {
  const { loadChoices } = useForm();
  const [result, setResult] = useState<{ races?: RaceChoice[]; fault?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(loadChoices);
  useEffect(() => {
    latest.current = loadChoices;
  });
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: typeof result) => isCurrent && setResult(next);
    const look = () => {
      settle({});
      latest.current<RaceChoice>("races", query.trim()).then(
        (races) => settle({ races }),
        (error: Error) => settle({ fault: error.message }),
      );
    };
    const timer = setTimeout(look, query === "" || attempt > 0 ? 0 : pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, attempt]);
  return { races: result.races, fault: result.fault, retry: () => setAttempt((count) => count + 1) };
}

interface RaceNameProps {
  id: string;
  firstName: string;
  onName: (name: string) => void;
  onClose: () => void;
}

function RaceNameDialog({ id, firstName, onName, onClose }: RaceNameProps) {
  const t = useScoreTexts();
  const [name, setName] = useState(firstName);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const use = () => {
    const plain = name.trim();
    if (plain.replace(/["\s]/g, "") === "") return setFault(t("nameMissing"));
    onName(plain);
  };
  return (
    <Dialog
      title={t("nameTitle")}
      onClose={onClose}
      first={input}
      actions={<Action onPress={use}>{t("useName")}</Action>}
    >
      <DialogBody>
        <Field id={`${id}-race-name`} label={t("raceName")} hint={t("nameHint")} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={name}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ currentTarget }) => {
                setName(currentTarget.value);
                setFault(undefined);
              }}
              onKeyDown={({ key, nativeEvent }) => key === "Enter" && !nativeEvent.isComposing && use()}
            />
          )}
        </Field>
      </DialogBody>
    </Dialog>
  );
}
