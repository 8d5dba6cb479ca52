import { replaceAt } from "#core/edit.ts";
import { escapeKey, isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import type { Facts } from "../../bind/binding.ts";
import { frameFields } from "../../check/frames.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { blockListsIn } from "../../upgrade/instances.ts";
import { unitName } from "../../upgrade/units.ts";
import { type Composites, isCompositeType } from "../composites.ts";
import type { Instance } from "../instances.ts";
import { limits } from "../language/limits.ts";
import { withDefaults } from "../language/values.ts";
import { expandInstance } from "./expandTree.ts";
import { startRun, TooLarge } from "./run.ts";
import type { Expansion, Sink } from "./state.ts";
import { type Origin, originIn } from "./trace.ts";

/** A site in which each instance of a composite is the blocks that it becomes. */
export interface Expanded {
  site: JsonObject;
  /** The origin of the value at a pointer of the expanded site. */
  getOrigin(pointer: string): Origin;
  /**
   * The place in the site as it was read of the block at or around a pointer of the expanded site:
   * the instance, if it comes from one.
   */
  findInstance(pointer: string): string;
  /** Pointers into the expanded site of what visitors must not see. */
  skipped: string[];
  /**
   * Pointers into the expanded site of the blocks that come from trees, outer ones before those
   * inside of them.
   */
  made: string[];
  /** What is wrong, with the file of a composite or in the site as it was read. */
  findings: Finding[];
}

/** Expands the instances of composites in a site whose instances were checked. Never throws. */
export function expandSite(
  site: JsonObject,
  skipped: readonly string[],
  { composites, facts }: { composites: Composites; facts: Facts },
): Expanded {
  const [origins, instances] = [new Map<string, Origin>(), new Map<string, string>()];
  const expansion: Expansion = {
    composites,
    run: startRun(facts),
    origins,
    instances,
    made: [],
    blocksOfPage: 0,
  };
  const walk = new Walk(new Set(skipped), expansion);
  const expanded = walk.expand(site);
  const traced = { value: expanded, origin: { pointer: "" }, inner: origins };
  const findInstance = (pointer: string) => {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const instance = instances.get(pointer.slice(0, end));
      if (instance !== undefined) return instance;
    }
    return originIn(traced, pointer).pointer;
  };
  const { made, run } = expansion;
  const findings = [...walk.findings, ...run.findings];
  return {
    site: expanded,
    made,
    findings,
    skipped: walk.skipped,
    findInstance,
    getOrigin: (pointer) => originIn(traced, pointer),
  };
}

/** Goes through the lists of blocks that an organiser wrote. */
class Walk {
  readonly skipped: string[] = [];
  readonly findings: Finding[] = [];
  readonly #skippedBefore: ReadonlySet<string>;
  readonly #expansion: Expansion;

  constructor(skipped: ReadonlySet<string>, expansion: Expansion) {
    this.#skippedBefore = skipped;
    this.#expansion = expansion;
  }

  expand(site: JsonObject): JsonObject {
    let whole: unknown = site;
    const { notFound, routes } = site;
    const ofNotFound = listsOfPage(isObject(notFound) ? notFound.page : undefined, "/notFound/page");
    const lists = ["/home/blocks", ...ofNotFound, ...listsOfPages(routes, "/routes")];
    for (const list of lists) {
      const blocks = valueAt(site, list);
      if (!Array.isArray(blocks)) continue;
      this.#expansion.run.startPage();
      this.#expansion.blocksOfPage = 0;
      const expanded = this.#list(blocks, list, list);
      if (expanded !== blocks) whole = replaceAt(whole, list, expanded);
    }
    // Those in lists of blocks were moved with them.
    for (const place of this.#skippedBefore)
      if (!lists.some((list) => place.startsWith(`${list}/`))) this.skipped.push(place);
    return whole as JsonObject;
  }

  // The same list if nothing changed.
  #list(blocks: unknown[], at: string, pointer: string): unknown[] {
    const sink: Sink = { blocks: [], pointer };
    for (const [index, block] of blocks.entries()) this.#block(block, `${at}/${index}`, sink, "");
    const isSame = sink.blocks.length === blocks.length && sink.blocks.every((block, index) => block === blocks[index]);
    return isSame ? blocks : sink.blocks;
  }

  #block(block: unknown, at: string, sink: Sink, prefix: string): void {
    const pointer = `${sink.pointer}/${sink.blocks.length}`;
    const isSkipped = this.#skippedBefore.has(at);
    if (isObject(block) && isCompositeType(block.type) && !isSkipped) {
      this.#instance(block as Instance, at, sink, prefix);
      return;
    }
    if (pointer !== at) this.#expansion.origins.set(pointer, { pointer: at });
    for (const place of ["", ...frameFields.map((name) => `/${name}`)])
      if (this.#skippedBefore.has(at + place)) this.skipped.push(pointer + place);
    const prefixed = isObject(block) && prefix !== "" ? { ...block, id: prefix + String(block.id) } : block;
    sink.blocks.push(isSkipped ? prefixed : this.#withLists(prefixed, at, pointer));
  }

  #withLists(block: unknown, at: string, pointer: string): unknown {
    if (!isObject(block)) return block;
    let whole: unknown = block;
    for (const list of blockListsIn(unitName("home", String(block.type), Number(block.version)), block.props)) {
      const blocks = valueAt(block.props, list) as unknown[];
      const expanded = this.#list(blocks, `${at}/props${list}`, `${pointer}/props${list}`);
      if (expanded !== blocks) whole = replaceAt(whole, `/props${list}`, expanded);
    }
    return whole;
  }

  #instance(instance: Instance, at: string, sink: Sink, prefix: string): void {
    const { composites, made, blocksOfPage, run } = this.#expansion;
    const composite = composites.find(instance.type, instance.version)?.composite;
    if (!composite) return;
    const before = { blocks: sink.blocks.length, skipped: this.skipped.length, made: made.length, blocksOfPage };
    const id = prefix + String(instance.id);
    const filled = {
      composite,
      id,
      types: [],
      instance: at,
      variant: instance.variant,
      props: { value: withDefaults(composite.schema, instance.props), origin: { pointer: `${at}/props` } },
      slots: this.#slots(instance, at, id),
      frame: { value: getFrame(instance, at, this.#skippedBefore), origin: { pointer: at } },
    };
    try {
      expandInstance(filled, sink, this.#expansion);
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      for (const places of [this.#expansion.origins, this.#expansion.instances])
        for (const place of [...places.keys()]) if (isFrom(place, sink.pointer, before.blocks)) places.delete(place);
      sink.blocks.length = before.blocks;
      this.skipped.length = before.skipped;
      made.length = before.made;
      this.#expansion.blocksOfPage = before.blocksOfPage;
      run.startPage();
      this.findings.push(report("SL7010", at, { type: instance.type, most: limits.blocks }));
    }
  }

  #slots({ slots }: Instance, at: string, id: string): ReadonlyMap<string, (sink: Sink) => void> {
    if (!isObject(slots)) return noSlots;
    const slotEntries = Object.entries(slots);
    return new Map(
      slotEntries.map(([name, list]) => {
        const place = `${at}/slots/${escapeKey(name)}`;
        const write = (sink: Sink) => {
          for (const [index, block] of (Array.isArray(list) ? list : []).entries())
            if (!this.#skippedBefore.has(`${place}/${index}`))
              this.#block(block, `${place}/${index}`, sink, `${id}/${name}/`);
        };
        return [name, write];
      }),
    );
  }
}

const noSlots: ReadonlyMap<string, (sink: Sink) => void> = new Map();

// Wrong fields of a frame are left out.
function getFrame(instance: Instance, at: string, skipped: ReadonlySet<string>): JsonObject {
  const frame: JsonObject = {};
  for (const name in instance)
    if (name === "visible" || (frameFields.includes(name) && !skipped.has(`${at}/${name}`)))
      frame[name] = instance[name];
  return frame;
}

function isFrom(place: string, list: string, index: number): boolean {
  return place.startsWith(`${list}/`) && Number.parseInt(place.slice(list.length + 1), 10) >= index;
}

function listsOfPages(routes: unknown, pointer: string): string[] {
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route, index) => {
    if (!isObject(route)) return [];
    const at = `${pointer}/${index}`;
    return [...listsOfPage(route.page, `${at}/page`), ...listsOfPages(route.children, `${at}/children`)];
  });
}

function listsOfPage(page: unknown, pointer: string): string[] {
  if (!isObject(page)) return [];
  return blockListsIn(`page/${page.type}/${page.version}`, page.props).map((list) => `${pointer}/props${list}`);
}
