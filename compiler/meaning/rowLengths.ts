import { isObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/**
 * Rows of tables and of prize tables that have more cells than there are columns: visitors do not
 * see the last ones.
 */
export function checkRowLengths({ getInstances }: Context): Finding[] {
  const tables = getInstances("table").flatMap(({ instance, pointer }) =>
    tooLong(instance.props, "cells", `${pointer}/props`),
  );
  const prizes = getInstances("prize-table").flatMap(({ instance, pointer }) =>
    list(instance.props, "groups").flatMap((group, index) =>
      tooLong(group, "amounts", `${pointer}/props/groups/${index}`),
    ),
  );
  return [...tables, ...prizes];
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
  const inner = isObject(value) ? value[key] : undefined;
  return Array.isArray(inner) ? inner : [];
}
