import { isWithin } from "../pointers.ts";

/** Remembers which part of an upgraded site came from which place of the file that the organiser wrote. */
export class Origins {
  readonly #places: { at: string; from: string }[] = [];

  /** Says that everything at or below the pointer `at` of the site came from `from` in the file. */
  set(at: string, from: string): void {
    this.#places.push({ at, from });
  }

  /** The place in the file for a pointer into the site; the whole file where the upgrade itself made it. */
  find(pointer: string): string {
    let best: { at: string; from: string } | undefined;
    for (const place of this.#places) {
      if (isWithin(pointer, place.at) && place.at.length >= (best?.at.length ?? 0)) best = place;
    }
    return best ? best.from + pointer.slice(best.at.length) : "";
  }
}
