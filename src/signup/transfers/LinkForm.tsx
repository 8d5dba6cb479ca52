import { type ComponentType, useMemo } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type SignUpOfRace, type Site, SiteContext, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { type TakingOver, TransferContext } from "./transferContext.ts";

/**
 * The sign-up of the site as for anybody, with this item as the only one: open, with a place, and
 * nothing to pay if the link is free.
 */
export function LinkForm({ item, link }: { item: string; link: TakingOver }) {
  const site = useSite();
  const { signUp } = site;
  const { kind, token, isFree, isByHand = false, onTaken } = link;
  const takingOver = useMemo(
    () => ({ kind, token, isFree, isByHand, onTaken }),
    [kind, token, isFree, isByHand, onTaken],
  );
  const narrowed = useMemo(() => onlyItem(site, item, isFree), [site, item, isFree]);
  return (
    <SiteContext value={narrowed}>
      <TransferContext value={takingOver}>
        <Show loaded={useLoaded("sign-up", signUp)} lines={10} height="40rem">
          {(SignUp: ComponentType<SignUpOfRace>) => <SignUp use="sign-up" />}
        </Show>
      </TransferContext>
    </SiteContext>
  );
}

function onlyItem(site: Site, item: string, isFree: boolean): Site {
  const { prices, race, ...rest } = site;
  const items = (race?.items ?? []).flatMap((raceItem) => {
    const {
      feeFen,
      opensAt: _opens,
      closesAt: _closes,
      places: _places,
      pools: _pools,
      allocation: _of,
      ...more
    } = raceItem;
    return raceItem.id === item ? [{ ...more, ...(!isFree && feeFen !== undefined && { feeFen }) }] : [];
  });
  return { ...rest, ...(!isFree && prices && { prices }), race: { ...race, items } } as Site;
}
