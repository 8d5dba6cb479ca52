import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { getSlotState, listParts, type PackPart, type SlotState } from "../model/pack.ts";
import type { Roster, Runner } from "../model/roster.ts";
import own from "./Card.module.css";
import { useMaterialName } from "./materialName.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

interface CardProps {
  roster: Roster;
  runner: Runner;
  onDone(): void;
}

/** A runner: who it is, when they were to come, and what they get. */
export function Card({ roster, runner, onDone }: CardProps) {
  const t = useStaffTexts();
  const { desk, state, text } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { snapshot } = roster;
  const parts = listParts(roster, runner, state.desk?.lines ?? []);
  const slot = getSlotState(roster, runner, desk.now());
  const item = snapshot.items[snapshot.itemOf[runner.place] ?? -1];
  const isMinor = snapshot.minors[runner.place] === 1;
  return (
    <section className={styles.card} aria-labelledby="staff-runner">
      <div className={own.who}>
        <p className={own.bib}>{runner.bib || t("noBib")}</p>
        <h2 id="staff-runner" ref={heading} tabIndex={-1}>
          {runner.name || runner.code}
        </h2>
        <p>
          {[text(item), runner.document && t("documentEnds", { end: runner.document })].filter(Boolean).join(" · ")}
        </p>
      </div>
      <SlotLine slot={slot} roster={roster} />
      {snapshot.rules.bring && <p className={styles.hint}>{t("bring", { what: text(snapshot.rules.bring) })}</p>}
      {parts.every((part) => part.state !== "open") ? (
        parts.every((part) => part.state === "given") && <p className={own.done}>{t("allGiven")}</p>
      ) : slot.rule === "refuse" ? (
        <p className={styles.notice} data-kind="danger">
          {t(slot.when === "early" ? "refuseEarly" : "refuseLate")}
        </p>
      ) : (
        <GiveForm roster={roster} runner={runner} parts={parts} isAsked={slot.rule === "ask"} isMinor={isMinor} />
      )}
      <Given runner={runner} parts={parts} />
      <p className={styles.buttons}>
        <button type="button" className={styles.secondary} onClick={onDone}>
          {t("next")}
        </button>
      </p>
    </section>
  );
}

function SlotLine({ slot: { when, slot }, roster }: { slot: SlotState; roster: Roster }) {
  const t = useStaffTexts();
  const { text, clock, moment, state } = useSurroundings();
  const site = slot && roster.snapshot.sites.find(({ id }) => id === slot.site);
  const isElsewhere = slot !== undefined && slot.site !== state.desk?.site;
  return (
    <p className={own.slot} data-when={when}>
      <b>{t(`slot_${when}`)}</b>
      {slot && <span>{`${moment(slot.startsAt)}–${clock(slot.endsAt)}`}</span>}
      {isElsewhere && <span>{t("otherSite", { site: text(site?.name) || slot.site })}</span>}
    </p>
  );
}

interface GiveFormProps extends Pick<CardProps, "roster" | "runner"> {
  parts: PackPart[];
  /** Whether who is in charge has to be asked first. */
  isAsked: boolean;
  isMinor: boolean;
}

function GiveForm({ roster, runner, parts, isAsked, isMinor }: GiveFormProps) {
  const t = useStaffTexts();
  const { desk, text } = useSurroundings();
  const nameOf = useMaterialName();
  const { proxies, minors } = roster.snapshot.rules;
  const open = parts.filter(({ state }) => state === "open");
  const [left, setLeft] = useState<string[]>([]);
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [isAdmitted, setAdmitted] = useState(false);
  const [hasGuardian, setGuardian] = useState(false);
  const [isProxy, setProxy] = useState(false);
  const [proxy, setProxyOf] = useState({ name: "", document: "" });
  const [fault, setFault] = useState<string>();
  const chosen = open.filter(({ id }) => !left.includes(id));
  const give = async (event: FormEvent) => {
    event.preventDefault();
    const isNamed = proxy.name.trim() !== "" && proxy.document.trim().length === 4;
    if (chosen.length === 0) return setFault(t("nothingChosen"));
    if (isAsked && !isAdmitted) return setFault(t("askFirst"));
    if (isMinor && minors && !hasGuardian) return setFault(t("guardianFirst"));
    if (isProxy && !isNamed) return setFault(t("proxyMissing"));
    setFault(undefined);
    const by = isProxy ? { proxy: `${proxy.name.trim()} ${proxy.document.trim().toUpperCase()}` } : {};
    await desk.handOut(
      runner.code,
      chosen.map(({ id, choice }) => {
        const given = (choices[id] ?? choice ?? "").trim();
        return { material: id, ...(given !== "" && { choice: given }), ...by };
      }),
    );
  };
  return (
    <form className={styles.give} onSubmit={(event) => void give(event)} noValidate>
      <fieldset className={own.parts}>
        <legend>{t("materials")}</legend>
        {open.map(({ id, choice }) => (
          <div key={id} className={own.part}>
            <Tick
              isOn={!left.includes(id)}
              onChange={(isOn) => setLeft(isOn ? left.filter((other) => other !== id) : [...left, id])}
            >
              <b>{nameOf(id)}</b>
            </Tick>
            {choice !== null && (
              <input
                className={own.size}
                aria-label={t("sizeOf", { name: nameOf(id) })}
                maxLength={100}
                value={choices[id] ?? choice}
                data-changed={choices[id] !== undefined && choices[id] !== choice}
                onChange={({ target }) => setChoices({ ...choices, [id]: target.value })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {isAsked && (
        <Tick isOn={isAdmitted} onChange={setAdmitted}>
          {t("admitted")}
        </Tick>
      )}
      {isMinor && minors && (
        <>
          <p className={styles.notice}>{t("minor", { rule: text(minors) })}</p>
          <Tick isOn={hasGuardian} onChange={setGuardian}>
            {t("guardian")}
          </Tick>
        </>
      )}
      {proxies ? (
        <Tick isOn={isProxy} onChange={setProxy}>
          {t("isProxy")}
        </Tick>
      ) : (
        <p className={styles.hint}>{t("noProxies")}</p>
      )}
      {isProxy && (
        <div className={own.proxy}>
          <p className={styles.notice}>{text(proxies)}</p>
          <Field label={t("proxyName")}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={90}
                autoComplete="off"
                value={proxy.name}
                onChange={({ target }) => setProxyOf({ ...proxy, name: target.value })}
              />
            )}
          </Field>
          <Field label={t("proxyDocument")}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={4}
                autoComplete="off"
                value={proxy.document}
                onChange={({ target }) => setProxyOf({ ...proxy, document: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <p className={own.fault} role="alert">
        {fault}
      </p>
      <button type="submit" className={styles.action}>
        {t("give", { count: chosen.length })}
      </button>
    </form>
  );
}

interface TickProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: React.ReactNode;
}

function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className={own.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

function Given({ runner, parts }: { runner: Runner; parts: PackPart[] }) {
  const t = useStaffTexts();
  const { desk } = useSurroundings();
  const nameOf = useMaterialName();
  const [undoing, setUndoing] = useState<string>();
  const given = parts.filter(({ state }) => state !== "open");
  if (given.length === 0) return null;
  return (
    <ul className={own.given}>
      {given.map(({ id, state }) => (
        <li key={id} data-state={state}>
          <span>
            <b>{nameOf(id)}</b> {t(`part_${state as "given" | "undoing" | "conflict"}`)}
          </span>
          {state !== "undoing" &&
            (undoing === id ? (
              <span className={styles.buttons}>
                <button
                  type="button"
                  className={styles.danger}
                  onClick={() => {
                    setUndoing(undefined);
                    void desk.undo(runner.code, id);
                  }}
                >
                  {t("undoNow")}
                </button>
                <button type="button" className={styles.quiet} onClick={() => setUndoing(undefined)}>
                  {t("keep")}
                </button>
                <span className={styles.hint}>{t("undoHint")}</span>
              </span>
            ) : (
              <button type="button" className={styles.quiet} onClick={() => setUndoing(id)}>
                {t("undo")}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
