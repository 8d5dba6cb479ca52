import { texts } from "#blocks/kit/site/texts.ts";
import { type AuditAction, type AuditEntity, auditActions, auditEntities } from "#contract/audit.ts";
import { type EntryState, entryStates } from "#contract/entries.ts";
import { orderStates } from "#contract/orders.ts";
import { messages } from "#locales/generated/audit.ts";
import { useOrganiseTexts, useStateTexts } from "../texts.ts";

/** The texts of the audit. */
export const useAuditTexts = texts(messages);

const has = <T extends string>(known: readonly T[], name: string): name is T =>
  (known as readonly string[]).includes(name);

/** How the audit names what was done, to what, and the states before and after; the bare name of what a later version wrote. */
export function useAuditNames() {
  const t = useAuditTexts();
  const state = useStateTexts();
  const order = useOrganiseTexts();
  return {
    action: (name: string) => (has<AuditAction>(auditActions, name) ? t(`do_${name}`) : name),
    entity: (name: string) => (has<AuditEntity>(auditEntities, name) ? t(`on_${name}`) : name),
    state: (entity: string, name: string) => {
      if (entity === "entry" && has<EntryState>(entryStates, name)) return state(name);
      return entity === "order" && has(orderStates, name) ? order(`order_${name}`) : name;
    },
  };
}
