import type { OrganisedRace } from "#contract/organise.ts";
import { mostBibRows } from "#core/bibs.ts";
import { messages } from "#locales/generated/server/export.ts";
import { getText } from "#locales/getText.ts";
import type { Client } from "#src/client/client.ts";
import { TableFileForm, type TableRow } from "../kit/TableFileForm.tsx";
import { useBibTexts } from "./texts.ts";

interface BibFileFormProps {
  client: Client;
  race: OrganisedRace;
  onDone(): void;
}

/** Imports bibs by the codes of entries, such as from their export once it is filled in. */
export function BibFileForm({ client, race: { domainName }, onDone }: BibFileFormProps) {
  const t = useBibTexts();
  const send = async (cells: TableRow[]) => {
    const rows = cells.map(({ code = "", bib = "" }) => ({ code, bib }));
    const json = { domainName, isTrial: false, rows };
    const imported = await client.call("POST /sign-up/organise/bibs/import", { json, isSilent: true });
    onDone();
    const { changed, same, wrong, faults } = imported;
    return {
      sentence: wrong > 0 ? t("wrong", { count: wrong }) : t("imported", { changed, same }),
      faults: faults.map(({ row, fault }) => ({ row, fault: t(`fault_${fault}`) })),
    };
  };
  return (
    <TableFileForm
      title={t("importTitle")}
      lead={t("importLead")}
      names={{ code: namesOf("code"), bib: namesOf("bib") }}
      needed={["code", "bib"]}
      most={mostBibRows}
      send={send}
    />
  );
}

// As the export of entries calls it.
function namesOf(column: "code" | "bib"): string[] {
  const { zh, en } = getText(messages, column);
  return [zh, en, column];
}
