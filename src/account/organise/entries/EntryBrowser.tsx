import { useState } from "react";
import type { EntryFilter, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { OpenedPanel } from "../../review/OpenedPanel.tsx";
import styles from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useOpened } from "../../review/useOpened.ts";
import { EntryExport } from "../exports/EntryExport.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryList, rowId } from "./EntryList.tsx";
import { EntryView, viewId } from "./EntryView.tsx";
import { RefundRequests } from "./RefundRequests.tsx";
import { useEntries } from "./useEntries.ts";

interface EntryBrowserProps {
  client: Client;
  race: OrganisedRace;
}

/**
 * The entries of a race with filters, the one that is open, and the refunds that wait for a second
 * organiser.
 */
export function EntryBrowser({ client, race }: EntryBrowserProps) {
  const t = useOrganiseTexts();
  const [filter, setFilter] = useState<EntryFilter>({ domainName: race.domainName });
  const list = useEntries(client, filter);
  const { opened, open, close } = useOpened();
  const focusLater = useLaterFocus();
  // Counts what was decided here: the list, the entry and the requests are loaded again.
  const [round, setRound] = useState(0);
  const show = (code: string) => {
    focusLater(viewId);
    open(code);
  };
  const leave = () => {
    if (opened !== undefined) focusLater(rowId(opened));
    close();
  };
  const changed = () => {
    setRound(round + 1);
    list.reload();
  };
  return (
    <div className={styles.review} data-opened={opened !== undefined}>
      <div className={styles.browse}>
        {!race.seesPersonal && <p className={styles.hint}>{t("masked")}</p>}
        <RefundRequests key={round} client={client} race={race} onOpen={show} onDecided={changed} />
        <EntryFilters race={race} filter={filter} counts={list.counts} onFilter={setFilter} />
        <EntryList list={list} race={race} isSearch={Boolean(filter.text)} opened={opened} onOpen={show} />
        <EntryExport client={client} race={race} filter={filter} isEmpty={list.entries.length === 0} />
      </div>
      <OpenedPanel>
        {opened === undefined ? (
          <p className={styles.placeholder}>{t("choose")}</p>
        ) : (
          <EntryView
            key={`${opened} ${round}`}
            code={opened}
            client={client}
            race={race}
            onClose={leave}
            onOpen={show}
            onChanged={changed}
          />
        )}
      </OpenedPanel>
    </div>
  );
}
