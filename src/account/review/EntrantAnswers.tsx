import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ApplicationFile, ReviewedApplication } from "#contract/applications.ts";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Application.module.css";
import { useReviewTexts } from "./texts.ts";

interface EntrantAnswersProps {
  /** Which entrant it is, from 1; undefined if there is only one. */
  number: number | undefined;
  words: ReviewedApplication["entrantWords"][number];
  /** The options with a capacity that they have or wait for. */
  places: ReviewedApplication["places"];
  files: ApplicationFile[];
}

/**
 * Shows the answers of one entrant, whether they have the options with a capacity, and buttons that
 * open the files.
 */
export function EntrantAnswers({ number, words, places, files }: EntrantAnswersProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  return (
    <div className={styles.answers}>
      {number !== undefined && <h3>{t("entrant", { number })}</h3>}
      {words.length === 0 && <p>{t("noAnswers")}</p>}
      <dl>
        {words.map(({ pointer, label, words: answer }) => {
          const answerFiles = files.filter((file) => file.pointer === pointer);
          const options = places.filter((place) => place.pointer === pointer);
          return (
            <div key={pointer}>
              <dt>{label}</dt>
              <dd>
                {answer}
                {options.map(({ option, place }) => (
                  <StatusMark key={option.zh} tone={place === null ? "good" : "waiting"}>
                    {options.length > 1 && `${text(option)}: `}
                    {place === null ? t("hasPlace") : t("waitsAt", { place })}
                  </StatusMark>
                ))}
                {answerFiles.map((file) => (
                  <FileButtons key={file.id} file={file} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function FileButtons({ file: { id, name, size } }: { file: ApplicationFile }) {
  const t = useReviewTexts();
  const { uploads, showToast } = useSite();
  const explain = useExplanation();
  const use = (act: "preview" | "download") =>
    uploads()
      .then((opened) => opened[act]({ id, name, size, url: "" }))
      .catch((error: Error) => showToast("error", error.message || explain(error)));
  return (
    <span className={styles.file}>
      <button type="button" onClick={() => use("preview")}>
        {t("openFile")}
        <span className="visually-hidden"> {name}</span>
      </button>
      <button type="button" onClick={() => use("download")}>
        {t("downloadFile")}
        <span className="visually-hidden"> {name}</span>
      </button>
    </span>
  );
}
