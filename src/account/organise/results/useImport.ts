import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { CheckedBatch } from "#contract/resultFiles.ts";
import { checkResultFile } from "#src/client/upload.ts";
import { useExplanation } from "../../useExplanation.ts";
import type { PartProps } from "./part.ts";
import { useResultTexts } from "./texts.ts";

/** How a file is to be read, if the organiser states it. */
export interface Reading {
  mapping?: object | undefined;
  sheet?: string | undefined;
}

/** How far the import of a file is. */
export type ImportPhase = "idle" | "sending" | "checking" | "importing";

interface Import extends Omit<PartProps, "onChanged"> {
  /** A file that was checked before. */
  looked: CheckedBatch | undefined;
  onChecked(): void;
  onImported(): void;
}

/** Sends a file, has it checked, and imports it once the organiser has seen what that does. */
export function useImport({ client, race, edition, looked, onChecked, onImported }: Import) {
  const t = useResultTexts();
  const explain = useExplanation();
  const { showToast } = useSite();
  const [file, setFile] = useState<File>();
  const [sheet, setSheet] = useState<string>();
  const [checked, setChecked] = useState<CheckedBatch | undefined>(looked);
  const [phase, setPhase] = useState<ImportPhase>("idle");
  const [percent, setPercent] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const run = async (act: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await act();
    } catch (error) {
      setTrouble(explain(error));
    }
    setPhase("idle");
  };
  const check = (chosen: File, reading: Reading = {}) =>
    run(async () => {
      setPhase("sending");
      setPercent(0);
      const query = { domainName: race.domainName, item: edition.item, edition: edition.edition };
      const batch = await checkResultFile(client, query, { file: chosen, ...reading }, (fraction) => {
        setPercent(Math.round(fraction * 100));
        if (fraction === 1) setPhase("checking");
      });
      setSheet(reading.sheet);
      setChecked(batch);
      onChecked();
    });
  return {
    /** The file itself, to read it otherwise; a page that was reloaded has it no more. */
    file,
    /** The sheet that was read, if the organiser chose one. */
    sheet,
    checked,
    phase,
    percent,
    trouble,
    choose(chosen: File | undefined) {
      setFile(chosen);
      setChecked(undefined);
      setTrouble(undefined);
      if (chosen) void check(chosen);
    },
    readAs: (reading: Reading) => file && void check(file, reading),
    importRows: () =>
      run(async () => {
        if (!checked) return;
        setPhase("importing");
        const { batchId, storedRows, refusedRows } = checked.batch;
        const json = { domainName: race.domainName, batchId };
        const batch = await client.call("POST /sign-up/organise/results/files/import", { json, isSilent: true });
        setChecked({ ...checked, batch });
        showToast("success", t("imported", { rows: storedRows - refusedRows }));
        onImported();
      }),
  };
}
