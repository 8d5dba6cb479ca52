import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { InvitationRows, ReadInvitations } from "#contract/invitations.ts";
import { invitationColumns, mostInvitationRows } from "#core/invitations.ts";
import type { Client } from "#src/client/client.ts";
import { saveFile } from "../../saveFile.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import { useInvitationTexts } from "./texts.ts";

const largestFile = 5 * 1024 * 1024;
// It is large, and only who has a file needs it.
const loadSpreadsheets = () => import("#forms/values/spreadsheet.ts");

/**
 * The file that an organiser chose: reads and checks it, invites those who are in it, and writes a
 * template of it.
 */
export function useFile({ client, onDone }: { client: Client; onDone(): void }) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const [chosen, setChosen] = useState<File>();
  const [checked, setChecked] = useState<{ rows: InvitationRows; read: ReadInvitations }>();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const work = async (run: () => Promise<string | undefined>) => {
    if (isWorking) return;
    setWorking(true);
    setTrouble(undefined);
    try {
      setTrouble(await run());
    } catch (error) {
      setTrouble(organise("notDone", { message: explain(error) }));
    }
    setWorking(false);
  };
  return {
    chosen,
    checked,
    trouble,
    isWorking,
    /** Begins anew: what was checked was checked otherwise. */
    choose(file: File | undefined) {
      setChosen(file);
      setChecked(undefined);
      setTrouble(undefined);
    },
    check: (by: Pick<InvitationRows, "domainName" | "defaults">) =>
      work(async () => {
        if (!chosen) return t("noFile");
        if (chosen.size > largestFile) return t("largeFile");
        const cells = await readCells(chosen);
        if (typeof cells === "string") return t(cells, { most: mostInvitationRows });
        const rows: InvitationRows = { ...by, ...cells, mode: "check" };
        setChecked({
          rows,
          read: await client.call("POST /sign-up/organise/invitations", { json: rows, isSilent: true }),
        });
        return undefined;
      }),
    send: (mode: "all" | "good") =>
      work(async () => {
        if (!checked) return undefined;
        const rows = { ...checked.rows, mode };
        const result = await client.call("POST /sign-up/organise/invitations", { json: rows, isSilent: true });
        if (!result.isStored) {
          setChecked({ rows, read: result });
          return undefined;
        }
        showToast("success", t("invited", { made: result.made }));
        onDone();
        return undefined;
      }),
    take: (format: "csv" | "xlsx") =>
      work(async () => {
        const names = invitationColumns.map((column) => t(`column-${column}`));
        const { writeTemplate } = await loadSpreadsheets();
        const content = format === "csv" ? `\ufeff${names.join(",")}\r\n` : writeTemplate(names, t("sheet"));
        saveFile(new Blob([content as BlobPart]), `invitations.${format}`);
        return undefined;
      }),
  };
}

async function readCells(file: File): Promise<Pick<InvitationRows, "header" | "rows"> | "unreadable" | "tooMany"> {
  const { readSpreadsheet } = await loadSpreadsheets();
  try {
    const [header = [], ...rows] = readSpreadsheet(new Uint8Array(await file.arrayBuffer()), mostInvitationRows + 1);
    return rows.length > mostInvitationRows ? "tooMany" : { header, rows };
  } catch {
    return "unreadable";
  }
}
