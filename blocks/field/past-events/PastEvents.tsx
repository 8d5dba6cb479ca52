import { useRef, useState } from "react";
import { ChoiceSearch } from "#blocks/field/kit/choice/ChoiceSearch.tsx";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/past-events.ts";
import styles from "./PastEvents.module.css";

const useTexts = texts(messages);

/**
 * Races that a runner has run: looked up one after another, each shown with a button that removes
 * it.
 */
export default function PastEvents(field: FieldProps<"past-events">) {
  const { id, options, schema, placeholder, answer = [], onAnswer, onLeave } = field;
  const t = useTexts();
  const { text } = useSite();
  const [typed, setTyped] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLDivElement>(null);
  const most = schema.maxItems ?? 50;
  const remove = (place: number) => {
    const events = answer.filter((_, index) => index !== place);
    setAnnouncement(t("removed", { name: answer[place]?.name ?? "" }));
    onAnswer(events.length > 0 ? events : undefined);
    // The pressed button is removed, so the focus moves to the text control.
    requestAnimationFrame(() => input.current?.querySelector("input")?.focus());
  };
  return (
    <FormField field={field}>
      {(control) => (
        <div ref={input} className={styles.events}>
          {answer.length > 0 && (
            <ul aria-label={t("chosen")} className={styles.chosen}>
              {answer.map(({ id: event, name }, place) => (
                <li key={event}>
                  <span>{name}</span>
                  <button type="button" aria-label={t("remove", { name })} onClick={() => remove(place)}>
                    <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {answer.length < most ? (
            <ChoiceSearch
              control={withoutRequired(control, answer.length > 0)}
              list={options.list ?? "events"}
              text={typed}
              onText={setTyped}
              onPick={({ id: event, label }) => {
                setTyped("");
                setAnnouncement(t("added", { name: text(label) }));
                onAnswer([...answer, { id: event, name: text(label) }]);
              }}
              onLeave={onLeave}
              without={answer.map(({ id: event }) => event)}
              placeholder={placeholder ?? t("example")}
            />
          ) : (
            <p id={id} tabIndex={-1} className={styles.full}>
              {t("full", { count: most })}
            </p>
          )}
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
        </div>
      )}
    </FormField>
  );
}

// An empty text control is no fault once a race is chosen.
function withoutRequired<Control extends { required?: boolean }>(control: Control, isGiven: boolean): Control {
  const { required, ...others } = control;
  return (isGiven || !required ? others : control) as Control;
}
