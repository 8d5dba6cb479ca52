import { texts } from "#blocks/kit/site/texts.ts";
import type { AuditAction, AuditEntity } from "#core/auditWords.ts";
import { messages } from "#locales/generated/audit.ts";
import { messages as states } from "#locales/generated/entry-states.ts";
import { messages as organise } from "#locales/generated/organise.ts";
import { useOrganiseTexts, useStateTexts } from "../kit/texts.ts";

/** The texts of the audit. */
export const useAuditTexts = texts(messages);

// All that is recorded has a name, as this type holds.
const named: Record<`do_${AuditAction}` | `on_${AuditEntity}`, unknown> = messages.zh;

/**
 * What is audited and has a name: verbs such as refund, and state for a change of an entry's state.
 */
export const auditActions = Object.keys(named).flatMap((key) => (key.startsWith("do_") ? key.slice(3) : []));

const has = <Key extends string>(table: Record<Key, unknown>, key: string): key is Key => Object.hasOwn(table, key);

/**
 * Returns how the audit names actions, their targets, and the states before and after; the bare
 * name of what a later version wrote.
 */
export function useAuditNames() {
  const t = useAuditTexts();
  const state = useStateTexts();
  const order = useOrganiseTexts();
  return {
    // Of a sign-up that ends, the verb states why.
    action: (name: string, entity = "") => getName(`${entity}_${name}`, getName(`do_${name}`, name)),
    entity: (name: string) => getName(`on_${name}`, name),
    state: (entity: string, name: string) => {
      if (entity === "entry" && has(states.zh, name)) return state(name as "pool");
      const key = `order_${name}`;
      return entity === "order" && has(organise.zh, key) ? order(key as "order_paid") : name;
    },
  };

  // Only names without values have these beginnings.
  function getName(key: string, bare: string): string {
    return has(messages.zh, key) ? t(key as "do_state") : bare;
  }
}
