import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { saveFile } from "../saveFile.ts";
import { useExplanation } from "../useExplanation.ts";
import application from "./Application.module.css";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

interface ExportButtonsProps {
  /** Fetches the file. */
  take(format: "csv" | "xlsx"): Promise<File>;
  hint: string;
  isEmpty: boolean;
}

/**
 * Saves what is listed as an Excel workbook, which keeps every digit, or as CSV for other programs.
 */
export function ExportButtons({ take, hint, isEmpty }: ExportButtonsProps) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const save = async (format: "csv" | "xlsx") => {
    setTrouble(undefined);
    setWorking(true);
    try {
      const file = await take(format);
      saveFile(file, file.name);
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  const isDisabled = isEmpty || isWorking;
  return (
    <div className={styles.export}>
      <div className={application.actions}>
        <Action onPress={() => void save("xlsx")} isDisabled={isDisabled}>
          {t("exportXlsx")}
        </Action>
        <Action look="quiet" onPress={() => void save("csv")} isDisabled={isDisabled}>
          {t("exportCsv")}
        </Action>
      </div>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.hint}>{t("csvHint")}</p>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </div>
  );
}
