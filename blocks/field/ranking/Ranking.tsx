import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { groupBlur } from "#blocks/field/kit/frame/groupBlur.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { countPlaces } from "#forms/values/rankingPlaces.ts";
import { messages } from "#locales/generated/field/ranking.ts";
import styles from "./Ranking.module.css";
import { useDragOrder } from "./useDragOrder.ts";

const useTexts = texts(messages);

/**
 * Options in order: each is added, moved and removed by buttons, and a ranked one is also dragged
 * by its handle.
 */
export default function Ranking(field: FieldProps<"ranking">) {
  const { options, onLeave } = field;
  const t = useTexts();
  const { text } = useSite();
  const ranking = useRanking(field);
  const { ranked, rest, count, announcement, list, add, move } = ranking;
  const drag = useDragOrder(list, move);
  const getName = (id: string) => text(options.choices.find((choice) => choice.id === id)?.label);
  return (
    <FormFieldGroup field={field}>
      <div ref={list} className={styles.ranking} {...groupBlur(onLeave)}>
        {ranked.length === 0 ? (
          <p className={styles.none}>{t("none")}</p>
        ) : (
          <ol aria-label={t("ranked")} className={styles.ranked}>
            {ranked.map((id, place) => (
              <Ranked
                key={id}
                id={id}
                place={place}
                ranking={ranking}
                name={getName(id)}
                isDragged={drag.dragged === place}
                handle={drag.handle(place)}
              />
            ))}
          </ol>
        )}
        {rest.length > 0 && ranked.length >= count && <p className={styles.none}>{t("full", { count })}</p>}
        {rest.length > 0 && ranked.length < count && (
          <ul aria-label={t("rest")} className={styles.rest}>
            {rest.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  data-act={`add ${id}`}
                  aria-label={t("add", { place: ranked.length + 1, name: getName(id) })}
                  onClick={() => add(id)}
                >
                  <span aria-hidden="true">+</span>
                  {getName(id)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </FormFieldGroup>
  );
}

interface RankedProps {
  id: string;
  place: number;
  name: string;
  isDragged: boolean;
  handle: ComponentProps<"span">;
  ranking: ReturnType<typeof useRanking>;
}

function Ranked({ id, place, name, isDragged, handle, ranking: { ranked, move, remove } }: RankedProps) {
  const t = useTexts();
  const last = ranked.length - 1;
  return (
    <li data-place={place} data-dragged={isDragged}>
      <span className={styles.handle} aria-hidden="true" {...handle}>
        <Grip />
      </span>
      <span className={styles.place} aria-hidden="true">
        {place + 1}
      </span>
      <span className={styles.label}>{name}</span>
      <Step id={id} kind="up" label={t("up", { name })} isLast={place === 0} onPress={() => move(place, place - 1)} />
      <Step
        id={id}
        kind="down"
        label={t("down", { name })}
        isLast={place === last}
        onPress={() => move(place, place + 1)}
      />
      <Step id={id} kind="remove" label={t("remove", { name })} onPress={() => remove(place)} />
    </li>
  );
}

// The order and what changes it. A pressed button often goes or moves: the focus follows to the one
// that a runner presses next.
function useRanking({ options, answer = [], onAnswer }: FieldProps<"ranking">) {
  const t = useTexts();
  const { text } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const [focused, setFocused] = useState<{ acts: string[] }>();
  const offered = options.choices.map(({ id }) => id);
  const ranked = answer.filter((id) => offered.includes(id));
  const count = countPlaces(options);
  const getName = (id: string) => text(options.choices.find((choice) => choice.id === id)?.label);
  useEffect(() => {
    const buttons = focused?.acts.map((act) => list.current?.querySelector<HTMLElement>(`[data-act="${act}"]`));
    buttons?.find(Boolean)?.focus();
  }, [focused]);
  const store = (next: string[]) => onAnswer(next.length > 0 ? next : undefined);
  const announce = (id: string, next: string[]) =>
    setAnnouncement(t("moved", { name: getName(id), place: next.indexOf(id) + 1, count: next.length }));
  const rest = offered.filter((id) => !ranked.includes(id));
  return {
    ranked,
    rest,
    count,
    announcement,
    list,
    add(id: string) {
      const next = [...ranked, id];
      store(next);
      announce(id, next);
      const following = rest[rest.indexOf(id) + 1] ?? rest.find((other) => other !== id);
      setFocused({ acts: [...(following ? [`add ${following}`] : []), `up ${id}`] });
    },
    move(from: number, to: number, isDrag = false) {
      const id = ranked[from];
      if (id === undefined || to < 0 || to >= ranked.length || from === to) return;
      const next = ranked.toSpliced(from, 1).toSpliced(to, 0, id);
      store(next);
      announce(id, next);
      if (!isDrag) setFocused({ acts: [`${to < from ? "up" : "down"} ${id}`] });
    },
    remove(place: number) {
      const id = ranked[place] ?? "";
      store(ranked.toSpliced(place, 1));
      setAnnouncement(t("removed", { name: getName(id) }));
      setFocused({ acts: [`remove ${ranked[place + 1]}`, `add ${id}`] });
    },
  };
}

const signs = { up: "↑", down: "↓", remove: "×" };

// A button at its end of the list stays focusable: a disabled one would lose the focus of the
// runner who moved there.
function Step(props: { id: string; kind: keyof typeof signs; label: string; isLast?: boolean; onPress(): void }) {
  const { id, kind, label, isLast = false, onPress } = props;
  return (
    <button
      type="button"
      className={styles.step}
      data-act={`${kind} ${id}`}
      aria-label={label}
      aria-disabled={isLast || undefined}
      onClick={isLast ? undefined : onPress}
    >
      <span aria-hidden="true">{signs[kind]}</span>
    </button>
  );
}

function Grip() {
  return (
    <svg viewBox="0 0 10 16" aria-hidden="true">
      <path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" />
    </svg>
  );
}
