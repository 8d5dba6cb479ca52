import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import type { Roster, Runner } from "../model/roster.ts";
import { Camera } from "./Camera.tsx";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

interface FinderProps {
  roster: Roster;
  input: RefObject<HTMLInputElement | null>;
  onRunner(runner: Runner | undefined): void;
}

// What a scanner types: no name, and longer than a bib.
const scanned = /^[\x21-\x7e]{8,}$/;

/** Finds a runner by a scan of the camera, by a scanner that types, or by what staff type. */
export function Finder({ roster, input, onRunner }: FinderProps) {
  const t = useStaffTexts();
  const { desk, clock } = useSurroundings();
  const [words, setWords] = useState("");
  const [answer, setAnswer] = useState<{ kind: "unknown" | "none"; words: string } | { runners: Runner[] }>();
  const [isScanning, setScanning] = useState(false);
  useScannerKeys(input);
  const look = (text: string) => {
    const wanted = text.trim();
    if (wanted === "") return;
    const runner = roster.find(wanted);
    const matches = runner ? [runner] : roster.search(wanted);
    const [first] = matches;
    if (matches.length === 1 && first) {
      setWords("");
      setAnswer(undefined);
      return onRunner(first);
    }
    onRunner(undefined);
    if (matches.length > 1) return setAnswer({ runners: matches });
    const isScan = scanned.test(wanted);
    if (isScan) {
      void desk.failScan(wanted);
      setWords("");
    }
    setAnswer({ kind: isScan ? "unknown" : "none", words: wanted.slice(0, 40) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(words);
  };
  return (
    <section className={styles.panel} aria-label={t("find")}>
      <form className={styles.finder} onSubmit={submit} noValidate>
        <Field label={t("find")} hint={t("findHint")}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              autoFocus
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={200}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <button type="submit" className={styles.action}>
            {t("search")}
          </button>
          <button type="button" className={styles.secondary} onClick={() => setScanning(!isScanning)}>
            {t(isScanning ? "stopCamera" : "startCamera")}
          </button>
        </div>
      </form>
      {isScanning && <Camera onText={look} />}
      <div aria-live="assertive">
        {answer && "kind" in answer && (
          <p className={styles.notice} data-kind="danger">
            {t(answer.kind, { words: answer.words, at: clock(roster.snapshot.at) })}
          </p>
        )}
      </div>
      {answer && "runners" in answer && (
        <ul className={styles.results}>
          {answer.runners.map((runner) => (
            <li key={runner.code}>
              <button
                type="button"
                onClick={() => {
                  setAnswer(undefined);
                  setWords("");
                  onRunner(runner);
                }}
              >
                <b>{runner.bib || t("noBib")}</b>
                <span>{runner.name}</span>
                <span className={styles.document}>{runner.document && `…${runner.document}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

// A scanner types wherever the focus is; what it types outside of a field goes into the search.
function useScannerKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
      if (key.length === 1 && key !== " " && !isTyping && !ctrlKey && !metaKey && !altKey) input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [input]);
}
