import type { Finding, Problem } from "./problems.ts";

/** Returns the finding with every place among its params moved. */
export function movePlaces<Found extends Finding>(finding: Found, move: (pointer: string) => string): Found {
  const entries = Object.entries(finding.params).map(([name, value]) => [
    name,
    isPlace(value) ? { pointer: move(value.pointer) || value.pointer } : value,
  ]);
  return { ...finding, params: Object.fromEntries(entries) };
}

/** Returns what makes two findings of one place the same: file, code, place and params. */
export function getIdentity({ file, code, pointer, params }: Finding): string {
  return `${file ?? ""} ${code} ${pointer} ${JSON.stringify(params)}`;
}

function isPlace(value: unknown): value is { pointer: string } {
  return typeof value === "object" && value !== null && Object.keys(value).join() === "pointer";
}

/** Problems in the order of their places. */
export function inOrder(problems: Problem[]): Problem[] {
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
