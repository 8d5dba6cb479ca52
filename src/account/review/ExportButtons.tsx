import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { saveFile } from "../saveFile.ts";
import { useExplanation } from "../useExplanation.ts";
import application from "./Application.module.css";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

interface ExportButtonsProps {
  /** Fetches the file. */
  take(format: "csv" | "xlsx"): Promise<Blob>;
  /** The file's name without its ending. */
  name: string;
  hint: string;
  isEmpty: boolean;
}

/** Saves what is listed as CSV or as an Excel workbook. */
export function ExportButtons({ take, name, hint, isEmpty }: ExportButtonsProps) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const save = async (format: "csv" | "xlsx") => {
    setTrouble(undefined);
    setWorking(true);
    try {
      saveFile(await take(format), `${name}.${format}`);
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
      <p className={styles.hint}>{hint}</p>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </div>
  );
}
