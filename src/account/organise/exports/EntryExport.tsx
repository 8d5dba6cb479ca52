import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { EntryFilter, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { ExportButtons } from "../../review/ExportButtons.tsx";
import { useCall } from "../../useCall.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import styles from "./Exports.module.css";
import { Layouts } from "./Layouts.tsx";

interface EntryExportProps {
  client: Client;
  race: OrganisedRace;
  filter: EntryFilter;
  isEmpty: boolean;
}

/** Saves the entries that the filters show, with all columns or those of a layout. */
export function EntryExport({ client, race, filter, isEmpty }: EntryExportProps) {
  const t = useOrganiseTexts();
  const { language } = useSite();
  const [layout, setLayout] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.exports}>
      <QuietButton aria-expanded={isChoosing} className={styles.choose} onClick={() => setChoosing(!isChoosing)}>
        {layout === undefined ? t("chooseColumns") : t("chosenLayout", { layout })}
      </QuietButton>
      {isChoosing && <ColumnChoice client={client} race={race} layout={layout} onLayout={setLayout} />}
      <ExportButtons
        take={(format) =>
          fetchExport(client, "GET /sign-up/organise/export", {
            query: { ...filter, format, language, layout },
            isSilent: true,
          })
        }
        hint={t(race.seesPersonal ? "exportHint" : "exportMaskedHint")}
        isEmpty={isEmpty}
      />
    </div>
  );
}

interface ColumnChoiceProps extends Pick<EntryExportProps, "client" | "race"> {
  layout: string | undefined;
  onLayout(layout: string | undefined): void;
}

function ColumnChoice({ client, race, ...chosen }: ColumnChoiceProps) {
  const { loaded } = useCall(client, "GET /sign-up/organise/columns", { query: { domainName: race.domainName } });
  return (
    <Show loaded={loaded} lines={3} height="10rem">
      {(columns) => <Layouts client={client} race={race} known={columns} {...chosen} />}
    </Show>
  );
}
