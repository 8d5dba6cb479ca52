import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { Passage } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/results.ts";
import styles from "./PacePlot.module.css";
import {
  coverSections,
  listSteps,
  listTicks,
  type PacePlan,
  type PaceStep,
  planPaces,
  type Stretch,
} from "./paceSteps.ts";
import { writePace } from "./writeTimes.ts";

const useTexts = texts(messages);

interface PacePlotProps {
  passages: Passage[];
  /** The part of the course that is shown; undefined for all of it. */
  stretch: Stretch | undefined;
  onZoom(stretch: Stretch): void;
}

const width = 1000;
const height = 300;

/** The pace of each section as a drawn step, beside that of the field; fast is high. */
export function PacePlot({ passages, stretch, onZoom }: PacePlotProps) {
  const t = useTexts();
  const plan = planPaces(passages, stretch);
  if (!plan) return null;
  const paces = plan.steps.map(({ paceMs }) => paceMs);
  const words = { fastest: writePace(Math.min(...paces)), slowest: writePace(Math.max(...paces)) };
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <PaceAxis plan={plan} />
        <div className={styles.field}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t("plot", words)}
          >
            {listTicks(plan.fastestMs, plan.slowestMs).map((ms) => (
              <path
                key={ms}
                className={styles.grid}
                d={`M0 ${placeY(plan, ms)}H${width}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {plan.steps.map((step) => (
              <rect key={step.point} className={styles.step} {...placeStep(plan, step)} />
            ))}
            <path className={styles.own} d={drawLine(plan, plan.steps)} vectorEffect="non-scaling-stroke" />
            {plan.fieldSteps.length > 0 && (
              <path className={styles.median} d={drawLine(plan, plan.fieldSteps)} vectorEffect="non-scaling-stroke" />
            )}
          </svg>
          <DragArea plan={plan} passages={passages} onZoom={onZoom} />
        </div>
        <CourseAxis plan={plan} />
      </div>
      <figcaption className={styles.key}>
        <span data-line="own">{t("own")}</span>
        {plan.fieldSteps.length > 0 && <span data-line="median">{t("fieldPace")}</span>}
      </figcaption>
    </figure>
  );
}

function PaceAxis({ plan }: { plan: PacePlan }) {
  return (
    <ol className={styles.paces} aria-hidden="true">
      {listTicks(plan.fastestMs, plan.slowestMs).map((ms) => (
        <li key={ms} style={{ "--place": placeY(plan, ms) / height } as CSSProperties}>
          {writePace(ms)}
        </li>
      ))}
    </ol>
  );
}

function CourseAxis({ plan }: { plan: PacePlan }) {
  const numbers = useNumbers();
  const ends = [plan.fromKm, ...plan.steps.map(({ toKm }) => toKm)];
  // Two labels need room.
  const shown = ends.filter((km, index) => index === 0 || km - (ends[index - 1] ?? 0) > (plan.toKm - plan.fromKm) / 14);
  return (
    <ol className={styles.course} aria-hidden="true">
      {shown.map((km) => (
        <li key={km} style={{ "--place": (km - plan.fromKm) / (plan.toKm - plan.fromKm) } as CSSProperties}>
          {numbers.plain(Math.round(km * 10) / 10)}
        </li>
      ))}
    </ol>
  );
}

// The same as the buttons of the table, for a pointer.
function DragArea({ plan, passages, onZoom }: { plan: PacePlan; passages: Passage[]; onZoom(stretch: Stretch): void }) {
  const area = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const readShare = ({ clientX }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    return box ? Math.min(1, Math.max(0, (clientX - box.left) / box.width)) : 0;
  };
  const end = () => {
    setDrag(undefined);
    if (!drag || Math.abs(drag.to - drag.from) < 0.02) return;
    const readKm = (share: number) => plan.fromKm + share * (plan.toKm - plan.fromKm);
    const stretch = coverSections(listSteps(passages), readKm(drag.from), readKm(drag.to));
    if (stretch) onZoom(stretch);
  };
  const box = drag && { "--from": Math.min(drag.from, drag.to), "--to": Math.max(drag.from, drag.to) };
  return (
    <div
      ref={area}
      className={styles.drag}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: readShare(event), to: readShare(event) });
      }}
      onPointerMove={(event) => drag && setDrag({ ...drag, to: readShare(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
    >
      {box && <span className={styles.chosen} style={box as CSSProperties} />}
    </div>
  );
}

function placeX({ fromKm, toKm }: PacePlan, km: number): number {
  return round(((Math.min(toKm, Math.max(fromKm, km)) - fromKm) / (toKm - fromKm)) * width);
}

function placeY({ fastestMs, slowestMs }: PacePlan, ms: number): number {
  return round(((ms - fastestMs) / (slowestMs - fastestMs)) * height);
}

function placeStep(plan: PacePlan, { fromKm, toKm, paceMs }: PaceStep) {
  const [x, y] = [placeX(plan, fromKm), placeY(plan, paceMs)];
  return { x, y, width: round(placeX(plan, toKm) - x), height: round(height - y) };
}

function drawLine(plan: PacePlan, steps: readonly PaceStep[]): string {
  let last: number | undefined;
  return steps
    .map(({ fromKm, toKm, paceMs }) => {
      const [from, to, y] = [placeX(plan, fromKm), placeX(plan, toKm), placeY(plan, paceMs)];
      // A section without a time leaves a gap.
      const isJoined = last === from;
      last = to;
      return `${isJoined ? "L" : "M"}${from} ${y}H${to}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
