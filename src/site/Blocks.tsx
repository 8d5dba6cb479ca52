import { memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useIsHydrating } from "#blocks/kit/site/clock.ts";
import { BlockPointer } from "#blocks/kit/site/pointer.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import type { Block } from "#schemas/generated/types.ts";
import styles from "./Blocks.module.css";
import { Guard } from "./Guard.tsx";
import { type Program, useProgram } from "./program.ts";
import { isVisible, untilNextChange, visibleIn } from "./visibility.ts";
import { whenNear } from "./whenNear.ts";

const useTexts = texts(messages);

// A list may be longer than the schema allows; the page stays usable.
const mostBlocks = 2000;
// Milliseconds: a timer pauses while a laptop sleeps, so none is long.
const longestWait = 60_000;

/**
 * Draws a list of block instances, each guarded; leaves out those that are not visible now, skipped
 * or of unknown type.
 */
export function Blocks({ blocks, pointer }: { blocks: Block[]; pointer: string }): ReactNode {
  const program = useProgram();
  const { units, skipped, now, prerendered } = program;
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const renew = useRenewal(blocks);
  const nodes: ReactNode[] = [];
  const time = isHydrating && prerendered ? prerendered.at : now();
  if (blocks.some(({ visible }) => visible)) prerendered?.noteTime?.((at) => visibleIn(blocks, at));
  for (const [index, block] of blocks.slice(0, mostBlocks).entries()) {
    const place = `${pointer}/${index}`;
    if (!isVisible(block, time) || skipped.has(place)) continue;
    const unit = units.state("home", block.type);
    if (unit?.status === "unknown") continue;
    if (prerendered?.gapAt && unit?.status === "ready") {
      // Nothing is drawn twice on the server: the boundary that the browser hydrates is guard
      // enough.
      const Renderer = unit.renderer;
      nodes.push(
        <Suspense key={place} fallback={prerendered.gapAt(place, block.type)}>
          <BlockPointer value={place}>
            <Renderer {...block.props} />
          </BlockPointer>
        </Suspense>,
      );
    } else if (isPrerendered) {
      nodes.push(<PrerenderedBlock key={place} block={block} place={place} />);
    } else if (unit?.status !== "ready") {
      nodes.push(
        <AbsentBlock key={place} pointer={place} type={block.type} message={unit?.message} onChange={renew} />,
      );
    } else {
      const Renderer = unit.renderer;
      nodes.push(
        <Guard key={place} onFailure={failure(program, place, block)}>
          {holdsBlocks(block) ? (
            <BlockPointer value={place}>
              <Renderer {...block.props} />
            </BlockPointer>
          ) : (
            <Renderer {...block.props} />
          )}
        </Guard>,
      );
    }
  }
  useReports(blocks, pointer);
  return nodes;
}

/**
 * A block that the server rendered or could not draw stays as it is until its renderer is loaded.
 * If it were rendered in the meantime, a skeleton would replace it, so it is rendered again only
 * for its own change. Others stay if it throws.
 */
const PrerenderedBlock = memo(function PrerenderedBlock({ block, place }: { block: Block; place: string }) {
  const program = useProgram();
  const [round, setRound] = useState(0);
  const renew = () => setRound(round + 1);
  return (
    <Guard onFailure={failure(program, place, block)}>
      <Suspense
        fallback={
          program.prerendered?.gapAt?.(place, block.type) ?? (
            <AbsentBlock pointer={place} type={block.type} onChange={renew} />
          )
        }
      >
        <AwaitedBlock block={block} place={place} />
      </Suspense>
    </Guard>
  );
});

function AwaitedBlock({ block, place }: { block: Block; place: string }) {
  const { units, prerendered } = useProgram();
  const unitState = units.state("home", block.type);
  // The server does not wait. A browser also waits for a renderer that failed to load: what the
  // server rendered stays.
  if (unitState?.status === "failed" && prerendered?.gapAt) throw new Error(unitState.message);
  if (unitState?.status !== "ready") use(units.arrival("home", block.type));
  const unit = units.state("home", block.type);
  if (unit?.status !== "ready") return null;
  const Renderer = unit.renderer;
  return (
    <BlockPointer value={place}>
      <Renderer {...block.props} />
    </BlockPointer>
  );
}

function failure({ report }: Program, pointer: string, { type }: Block): (error: unknown) => void {
  return (error) => report({ code: "run/block-failed", pointer, message: `${type}: ${String(error)}` });
}

/**
 * Returns all block types in a value, such as a list of blocks; those inside other blocks included.
 */
export function typesIn(value: unknown, types = new Set<string>()): string[] {
  if (typeof value === "object" && value) {
    const { type, props } = value as Partial<Block>;
    if (type && props) types.add(type);
    for (const inner of Object.values(value)) typesIn(inner, types);
  }
  return [...types];
}

// Only a block with blocks inside reads its pointer.
function holdsBlocks({ props }: Block): boolean {
  return typesIn(props).length > 0;
}

function useRenewal(blocks: Block[]): () => void {
  const { now } = useProgram();
  const [round, setRound] = useState(0);
  const renew = () => setRound((n) => n + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks for the instant after the last one
  useEffect(() => {
    const wait = untilNextChange(blocks, now());
    if (wait === undefined) return;
    const timer = setTimeout(renew, Math.min(wait + 20, longestWait));
    return () => clearTimeout(timer);
  }, [blocks, round, now]);
  return renew;
}

function useReports(blocks: Block[], pointer: string): void {
  const { units, report, skipped } = useProgram();
  useEffect(() => {
    for (const [index, { type }] of blocks.entries()) {
      const place = `${pointer}/${index}`;
      if (skipped.has(place))
        report({ code: "run/block-skipped", pointer: place, message: `${type}: left out, its check failed.` });
      else if (units.state("home", type)?.status === "unknown") {
        report({ code: "run/unknown-block", pointer: place, message: `There is no block type "${type}".` });
      }
    }
  });
}

/**
 * The place of a block whose renderer is not there yet, or could not be loaded; it is loaded when
 * the reader comes near.
 */
function AbsentBlock({
  type,
  pointer,
  message,
  onChange,
}: {
  type: string;
  pointer: string;
  message?: string;
  onChange: () => void;
}) {
  const { units, report } = useProgram();
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange is new in each round and means the same
  useEffect(() => {
    if (message === undefined) return whenNear(place.current, () => units.load("home", type).then(onChange));
    report({ code: "run/block-not-loaded", pointer, message: `${type}: ${message}` });
  }, [type, pointer, message, units, report]);
  if (message === undefined)
    return (
      <div ref={place} className={styles.absent}>
        <Skeleton lines={3} />
      </div>
    );
  return <Failed message={t("partNotLoaded")} retry={() => units.load("home", type).then(onChange)} />;
}
