import { escapeKey, isWithin } from "#core/pointers.ts";

/** The origin of a value: a place in the site as it was read or, with `file`, in a composite. */
export interface Origin {
  file?: string;
  pointer: string;
  /** Whether the value was computed at that place: what is inside of it has no place of its own. */
  isComputed?: boolean;
  /**
   * Of a fact about an item that the instance names at `pointer`: its node in the composite, the
   * cause of all that is not the name of the item.
   */
  node?: Origin;
}

/**
 * Returns the origin of a mistake at a place: an instance is to blame for the item that it names,
 * and the composite for what it shows of it.
 */
export function getCause(code: string, origin: Origin): Origin {
  return code === "SL5208" ? origin : (origin.node ?? origin);
}

/**
 * A value that was evaluated, `undefined` if it is missing, and the origins of it and of the parts
 * that come from elsewhere, by their pointers in it.
 */
export interface Traced {
  value: unknown;
  origin: Origin;
  inner?: ReadonlyMap<string, Origin>;
}

/** Returns the origin of the part of a value at a pointer in it. */
export function originIn({ origin, inner }: Traced, pointer: string): Origin {
  if (inner)
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const trace = inner.get(pointer.slice(0, end));
      if (trace) return below(trace, pointer.slice(end));
    }
  return below(origin, pointer);
}

/** Returns the part of a traced value at keys in it; missing if there is none. */
export function getPart(whole: Traced, keys: readonly string[]): Traced {
  let { value } = whole;
  let pointer = "";
  for (const key of keys) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, key);
    value = isThere ? (value as Record<string, unknown>)[key] : undefined;
    pointer += `/${escapeKey(key)}`;
  }
  if (!whole.inner) return { value, origin: originIn(whole, pointer) };
  const inner = [...whole.inner].filter(([place]) => place !== pointer && isWithin(place, pointer));
  return {
    value,
    origin: originIn(whole, pointer),
    ...(inner.length > 0 && { inner: new Map(inner.map(([place, trace]) => [place.slice(pointer.length), trace])) }),
  };
}

/** Collects the origins of the parts of a list or an object while it is made. */
export class Parts {
  readonly #origin: Origin;
  // Most have no part from elsewhere.
  #inner: Map<string, Origin> | undefined;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  /** Adds the origins of a part under its key in the new value. */
  add(key: string | number, { origin, inner }: Traced): void {
    const place = `/${typeof key === "number" ? key : escapeKey(key)}`;
    const expected = below(this.#origin, place);
    if (origin.pointer !== expected.pointer || origin.file !== expected.file || origin.isComputed)
      this.#set(place, origin);
    if (inner) for (const [pointer, trace] of inner) this.#set(place + pointer, trace);
  }

  #set(place: string, origin: Origin): void {
    this.#inner ??= new Map();
    this.#inner.set(place, origin);
  }

  of(value: unknown): Traced {
    return { value, origin: this.#origin, ...(this.#inner && { inner: this.#inner }) };
  }
}

function below(origin: Origin, pointer: string): Origin {
  return pointer === "" || origin.isComputed ? origin : { ...origin, pointer: origin.pointer + pointer };
}
