import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/** Rows of tables and of prize tables that have more cells than there are columns: visitors do not see the last ones. */
export function checkRowLengths({ instances }: Context): Finding[] {
  return instances.flatMap(({ instance: { type, props }, pointer }) => {
    if (type === "table") return tooLong(props, "cells", `${pointer}/props`);
    if (type !== "prize-table") return [];
    return list(props, "groups").flatMap((group, index) =>
      tooLong(group, "amounts", `${pointer}/props/groups/${index}`),
    );
  });
}

// Prizes need no heads of columns if there is one column.
function tooLong(table: unknown, key: "cells" | "amounts", at: string): Finding[] {
  const columns = Math.max(list(table, "columns").length, 1);
  return list(table, "rows").flatMap((row, index) => {
    const cells = list(row, key).length;
    return cells > columns ? [report("SL5510", `${at}/rows/${index}/${key}/${columns}`, { cells, columns })] : [];
  });
}

function list(value: unknown, key: string): unknown[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}
