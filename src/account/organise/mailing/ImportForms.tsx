import type { OrganisedRace } from "#contract/organise.ts";
import { mailingColumns, mostMailingRows, runnerColumns } from "#core/mailing.ts";
import { messages } from "#locales/generated/organise-mailing.ts";
import { getText } from "#locales/getText.ts";
import type { Client } from "#src/client/client.ts";
import { TableFileForm, type TableOutcome, type TableRow } from "../kit/TableFileForm.tsx";
import { useMailingTexts } from "./texts.ts";

interface ImportFormsProps {
  client: Client;
  race: OrganisedRace;
  onDone(): void;
}

/** Imports tracking numbers, and the runners of an earlier race that the server never had. */
export function ImportForms({ client, race, onDone }: ImportFormsProps) {
  const t = useMailingTexts();
  const { domainName } = race;
  const finish = (count: number, faults: { row: number; fault: string }[]): TableOutcome => {
    onDone();
    return {
      sentence: t("imported", { count, faults: faults.length }),
      faults: faults.map(({ row, fault }) => ({ row, fault: t(`fault_${fault}` as "fault_unknown") })),
    };
  };
  const ship = async (cells: TableRow[]) => {
    const rows = cells.map(({ mailing: mailingId = "", carrier = "", tracking = "" }) => {
      return { mailingId, carrier, tracking };
    });
    const json = { domainName, rows };
    const { shipped, faults } = await client.call("POST /sign-up/organise/mailings/ship", { json, isSilent: true });
    return finish(shipped, faults);
  };
  const list = async (cells: TableRow[]) => {
    const rows = cells.map(({ type = "", number = "", name = "", phone = "", pack = "" }) => {
      return { type, number, name, phone, pack };
    });
    const json = { domainName, rows };
    const { imported, faults } = await client.call("POST /sign-up/organise/mailings/runners", { json, isSilent: true });
    return finish(imported, faults);
  };
  return (
    <>
      <TableFileForm
        title={t("importTitle")}
        lead={t("importLead")}
        names={namesOf(mailingColumns)}
        needed={mailingColumns}
        most={mostMailingRows}
        send={ship}
      />
      <TableFileForm
        title={t("runnersTitle")}
        lead={t("runnersLead")}
        names={namesOf(runnerColumns)}
        needed={["number", "name"]}
        most={mostMailingRows}
        send={list}
      />
    </>
  );
}

type Column = (typeof mailingColumns)[number] | (typeof runnerColumns)[number];

function namesOf(columns: readonly Column[]): Record<string, string[]> {
  return Object.fromEntries(
    columns.map((column) => {
      const { zh, en } = getText(messages, `column_${column}`);
      return [column, [zh, en, column]];
    }),
  );
}
