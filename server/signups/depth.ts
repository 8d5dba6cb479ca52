/** Whether a JSON value nests deeper than any form does: programs that walk through it call themselves for each level. */
export function isTooDeep(value: unknown, most = 60): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
