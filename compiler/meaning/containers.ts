import type { Block, HomeProps } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { type Anchor, getAnchors, getPagePointer } from "./anchors.ts";
import type { Context } from "./context.ts";

// As many as the home page may list.
const mostBlocks = 2000;

/**
 * Columns whose ratios are not one for each, anchors that a page has twice, and pages with too many
 * blocks.
 */
export function checkContainers(context: Context): Finding[] {
  return [
    ...wrongRatios(context),
    ...wrongPhoneOrders(context),
    ...emptyTabs(context),
    ...twoBackgrounds(context),
    ...sameAnchors(getAnchors(context)),
    ...fullPages(context),
  ];
}

function wrongRatios({ getInstances }: Context): Finding[] {
  return getInstances("columns").flatMap(({ instance, pointer }) => {
    const { ratios, columns } = instance.props as Partial<HomeProps["columns"]>;
    if (!ratios || !columns) return [];
    if (ratios.length === columns.length) return [];
    const at = `${pointer}/props/ratios`;
    const value = columns.map((_, index) => ratios[index] ?? 1);
    const params = { ratios: ratios.length, columns: columns.length };
    return [report("SL2024", at, params, { suggestion: JSON.stringify(value), fix: { pointer: at, value } })];
  });
}

// Columns have the places from 1 to their number, each once; those without one follow.
function wrongPhoneOrders({ getInstances }: Context): Finding[] {
  return getInstances("columns").flatMap(({ instance, pointer }) => {
    const { columns } = instance.props as Partial<HomeProps["columns"]>;
    if (!columns) return [];
    return columns.flatMap(({ phoneOrder }, index) => {
      if (phoneOrder === undefined) return [];
      const first = columns.findIndex((column) => column.phoneOrder === phoneOrder);
      const at = `${pointer}/props/columns/${index}/phoneOrder`;
      if (phoneOrder > columns.length)
        return [report("SL2027", at, { order: phoneOrder, columns: columns.length, first: undefined })];
      const firstColumn = { pointer: `${pointer}/props/columns/${first}` };
      return first < index
        ? [report("SL2027", at, { order: phoneOrder, columns: columns.length, first: firstColumn })]
        : [];
    });
  });
}

function emptyTabs({ getInstances }: Context): Finding[] {
  return getInstances("tabs").flatMap(({ instance, pointer }) => {
    const { tabs } = instance.props as Partial<HomeProps["tabs"]>;
    if (!tabs) return [];
    return tabs.flatMap(({ blocks }, index) =>
      blocks.length === 0 ? [report("SL2028", `${pointer}/props/tabs/${index}/blocks`, {})] : [],
    );
  });
}

function twoBackgrounds({ instances }: Context): Finding[] {
  return instances.flatMap(({ kind, instance, pointer }) => {
    const { tone, background } = instance as Block;
    const isTwo = kind === "home" && background !== undefined && tone !== undefined && tone !== "plain";
    return isTwo ? [report("SL2029", `${pointer}/tone`, { tone })] : [];
  });
}

function sameAnchors(anchors: Anchor[]): Finding[] {
  return anchors.flatMap(({ name, page, pointer }, index) => {
    const first = anchors.slice(0, index).find((anchor) => anchor.name === name && anchor.page === page);
    return first ? [report("SL2025", pointer, { name, first: { pointer: first.pointer } })] : [];
  });
}

function fullPages({ instances }: Context): Finding[] {
  if (instances.length <= mostBlocks) return [];
  const counts = new Map<string, number>();
  for (const { kind, pointer } of instances) {
    const page = kind === "home" ? getPagePointer(pointer) : undefined;
    if (page) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > mostBlocks);
  return full.map(([page]) => {
    const list = page.endsWith("/page") ? `${page}/props/blocks` : page;
    return report("SL2013", list, { keyword: "maxItems", limit: mostBlocks });
  });
}
