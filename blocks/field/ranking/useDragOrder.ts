import { type PointerEvent, type RefObject, useState } from "react";

/**
 * Reorders the entries of a list (`[data-place]`) while one is dragged by its handle, by mouse,
 * finger or pen.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number, isDrag: boolean) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const drag = ({ clientY }: PointerEvent) => {
    if (dragged === undefined) return;
    const to = placeAt(list.current, dragged, clientY);
    if (to === dragged) return;
    move(dragged, to, true);
    setDragged(to);
  };
  const end = () => setDragged(undefined);
  return {
    dragged,
    /** The props of the handle of the entry in that place. */
    handle: (place: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(place);
      },
      onPointerMove: drag,
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
}

// An entry changes places once the pointer is past the middle of its neighbour, so that entries of
// different heights never swap to and fro.
function placeAt(list: HTMLElement | null, dragged: number, y: number): number {
  const middles = [...(list?.querySelectorAll("[data-place]") ?? [])].map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2;
  });
  const before = middles.filter((middle, place) => place < dragged && y < middle).length;
  const after = middles.filter((middle, place) => place > dragged && y > middle).length;
  return dragged - before + after;
}
