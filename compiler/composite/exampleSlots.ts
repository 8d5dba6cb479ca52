import { isObject, type JsonObject } from "#core/pointers.ts";
import { refuseBindings } from "../bind/bindSite.ts";
import type { Check } from "../check/checkInstance.ts";
import { checkShape } from "../check/checkShape.ts";
import { Findings } from "../problems/findings.ts";
import { movePlaces } from "../problems/places.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import type { Composites, UsableComposite } from "./composites.ts";
import { checkComposite, checkSlots } from "./instances.ts";

const place = "/home/blocks/0";

/**
 * Checks the blocks in the slots of a composite's example as those of an instance are checked. A
 * block with a fact is not: the example has no race.
 */
export function checkExampleSlots(composite: UsableComposite, composites: Composites): Finding[] {
  const slots = composite.example?.slots;
  if (!isObject(slots)) return [];
  const block = { type: composite.type, version: composite.version, id: "example", props: {}, slots };
  const around = { $schema: siteV2, id: "example", title: { zh: "示例" }, languages: ["zh"], routes: [] };
  const site: JsonObject = { ...around, home: { blocks: [block] } };
  const { broken } = refuseBindings(site, (pointer) => report("SL5209", pointer, { path: "" }));
  const findings = new Findings();
  const check: Check = {
    findings,
    skipped: [],
    hidden: [],
    unread: [],
    readsInside: false,
    isStrict: true,
    unbound: broken,
    checkComposite: (instance, pointer, type, isWrong) =>
      checkComposite(instance, pointer, type, { composites, envelope: 2, isWrong }),
  };
  for (const finding of checkShape("site/2", site, "")) findings.add(finding);
  checkSlots(slots, `${place}/slots`, composite, check);
  return findings.all.map(toExample);
}

function toExample({ fix, ...finding }: Finding): Finding {
  const move = (pointer: string) => pointer.replace(place, "/example");
  const moved = { ...movePlaces(finding as Finding, move), pointer: move(finding.pointer) };
  return { ...moved, ...(fix && { fix: { ...fix, pointer: move(fix.pointer) } }) } as Finding;
}
