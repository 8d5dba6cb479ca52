import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { InvitationDefaults } from "#contract/invitations.ts";
import type { OrganisedRace } from "#contract/organise.ts";

/**
 * Holds the defaults of a form's invitations: the organiser's choices, beginning with the only item
 * there is and the language of the page. A place is held and a fee waived only if the organiser
 * chooses it.
 */
export function useDefaults({ items }: OrganisedRace) {
  const { language } = useSite();
  const item = items.length === 1 ? items[0]?.id : undefined;
  const [defaults, setDefaults] = useState<InvitationDefaults>({
    ...(item !== undefined && { item }),
    language,
    until: "",
    isWaived: false,
    holdsPlace: false,
  });
  return { defaults, set: (more: Partial<InvitationDefaults>) => setDefaults((before) => ({ ...before, ...more })) };
}
