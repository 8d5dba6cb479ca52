import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import {
  type InvitationRows,
  invitationColumns,
  mostInvitationRows,
  type ReadInvitations,
} from "#contract/invitations.ts";
import { invite } from "#src/client/invitations.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { saveFile } from "../../saveFile.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../texts.ts";
import { DefaultFields } from "./DefaultFields.tsx";
import styles from "./Invitations.module.css";
import type { InviteFormProps } from "./OneForm.tsx";
import { useInvitationTexts } from "./texts.ts";
import { useDefaults } from "./useDefaults.ts";
import { useFaults } from "./useFaults.ts";

const largestFile = 5 * 1024 * 1024;
// It is large, and only who has a file needs it.
const loadSpreadsheets = () => import("#forms/values/spreadsheet.ts");

/** Invites the contacts of a file, which is checked as a whole first: nothing is stored before the organiser has seen what is wrong. */
export function FileForm({ client, race, onDone, onCancel }: InviteFormProps) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const { defaults, set } = useDefaults(race);
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<{ rows: InvitationRows; read: ReadInvitations }>();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);
  const work = async (run: () => Promise<void>) => {
    if (isWorking) return;
    setWorking(true);
    setTrouble(undefined);
    try {
      await run();
    } catch (error) {
      setTrouble(organise("notDone", { message: explain(error) }));
    }
    setWorking(false);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setTrouble(t("noFile"));
    if (file.size > largestFile) return setTrouble(t("largeFile"));
    return work(async () => {
      const { readSpreadsheet } = await loadSpreadsheets();
      const cells = readCells(readSpreadsheet, new Uint8Array(await file.arrayBuffer()));
      if (typeof cells === "string") return setTrouble(t(cells, { most: mostInvitationRows }));
      const rows: InvitationRows = { domainName: race.domainName, ...cells, defaults, mode: "check" };
      setChecked({ rows, read: await invite(client, rows) });
    });
  };
  const send = (mode: "all" | "good") =>
    work(async () => {
      if (!checked) return;
      const rows = { ...checked.rows, mode };
      const read = await invite(client, rows);
      if (!read.isStored) return setChecked({ rows, read });
      showToast("success", t("invited", { made: read.made }));
      onDone();
    });
  const take = (format: "csv" | "xlsx") =>
    work(async () => {
      const names = invitationColumns.map((column) => t(`column-${column}`));
      const { writeTemplate } = await loadSpreadsheets();
      const content = format === "csv" ? `\ufeff${names.join(",")}\r\n` : writeTemplate(names, t("sheet"));
      saveFile(new Blob([content as BlobPart]), `invitations.${format}`);
    });
  return (
    <form className={application.decision} onSubmit={check} noValidate>
      <h3>{t("form-file")}</h3>
      <p>{t("fileLead", { most: mostInvitationRows })}</p>
      <div className={application.actions}>
        <QuietButton onClick={() => void take("xlsx")}>{t("template", { format: "Excel" })}</QuietButton>
        <QuietButton onClick={() => void take("csv")}>{t("template", { format: "CSV" })}</QuietButton>
      </div>
      <div className={styles.fields}>
        <Field label={t("file")}>
          {(control) => (
            <input
              {...control}
              ref={first}
              type="file"
              accept=".csv,.xlsx,.xls"
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                setChecked(undefined);
              }}
            />
          )}
        </Field>
        <DefaultFields
          race={race}
          defaults={defaults}
          onChange={(more) => {
            set(more);
            setChecked(undefined);
          }}
        />
      </div>
      {checked && (
        <div ref={result} tabIndex={-1} className={application.decision}>
          <Result read={checked.read} />
        </div>
      )}
      <div className={application.actions}>
        {!checked && (
          <button type="submit" className={application.primary} disabled={isWorking}>
            {isWorking ? organise("sending") : t("check")}
          </button>
        )}
        {checked && checked.read.made > 0 && (
          <button
            type="button"
            className={application.primary}
            disabled={isWorking}
            onClick={() => void send(checked.read.wrong > 0 ? "good" : "all")}
          >
            {t(checked.read.wrong > 0 ? "sendGood" : "sendAll", { made: checked.read.made })}
          </button>
        )}
        <Action look="quiet" onPress={onCancel} isDisabled={isWorking}>
          {organise("cancel")}
        </Action>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

type Read = typeof import("#forms/values/spreadsheet.ts")["readSpreadsheet"];

function readCells(read: Read, bytes: Uint8Array): Pick<InvitationRows, "header" | "rows"> | "unreadable" | "tooMany" {
  try {
    const [header = [], ...rows] = read(bytes, mostInvitationRows + 1);
    return rows.length > mostInvitationRows ? "tooMany" : { header, rows };
  } catch {
    return "unreadable";
  }
}

function Result({ read: { made, known, wrong, problems } }: { read: ReadInvitations }) {
  const t = useInvitationTexts();
  const { sentence, place } = useFaults();
  return (
    <>
      <p>
        <strong>{t(wrong > 0 ? "checkedWrong" : "checkedGood", { made, known, wrong })}</strong>
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((one) => (
            <li key={`${one.row} ${one.column} ${one.code}`}>
              <strong>{place(one)}</strong> {sentence(one)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
