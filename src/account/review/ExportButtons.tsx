import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { exportApplications } from "#src/client/applications.ts";
import type { Client } from "#src/client/client.ts";
import { saveFile } from "../saveFile.ts";
import { useExplanation } from "../useExplanation.ts";
import application from "./Application.module.css";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";
import type { ListFilter } from "./useApplications.ts";

interface ExportButtonsProps {
  client: Client;
  filter: ListFilter;
  /** What is exported: applications, or sign-ups. */
  use?: "sign-up" | "through-entry";
  isEmpty: boolean;
}

/** Saves the applications or sign-ups that match the filter as CSV or as an Excel workbook. */
export function ExportButtons({ client, filter, use = "through-entry", isEmpty }: ExportButtonsProps) {
  const t = useReviewTexts();
  const { language } = useSite();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const save = async (format: "csv" | "xlsx") => {
    setTrouble(undefined);
    setWorking(true);
    try {
      const file = await exportApplications(client, filter, { format, language, use });
      saveFile(file, `${use === "sign-up" ? "sign-ups" : "applications"}.${format}`);
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  const isDisabled = isEmpty || isWorking;
  return (
    <div className={styles.export}>
      <div className={application.actions}>
        <Action look="quiet" onPress={() => void save("csv")} isDisabled={isDisabled}>
          {t("exportCsv")}
        </Action>
        <Action look="quiet" onPress={() => void save("xlsx")} isDisabled={isDisabled}>
          {t("exportXlsx")}
        </Action>
      </div>
      <p className={styles.hint}>{t(use === "sign-up" ? "exportAllHint" : "exportHint")}</p>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </div>
  );
}
