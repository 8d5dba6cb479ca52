/** The places in the organiser's file from which the parts of an upgraded site came. */
export class Origins {
  readonly #places = new Map<string, string>();

  /**
   * Records that everything at or below the pointer `at` of the site came from `from` in the file.
   */
  set(at: string, from: string): void {
    this.#places.set(at, from);
  }

  /**
   * The place in the file for a pointer into the site; the whole file where the upgrade itself made
   * it.
   */
  find(pointer: string): string {
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const from = this.#places.get(at);
      if (from !== undefined) return from + pointer.slice(at.length);
    }
    return "";
  }
}
