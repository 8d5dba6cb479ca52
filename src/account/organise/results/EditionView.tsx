import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import filters from "../../review/Filters.module.css";
import { CertificatesPart } from "./CertificatesPart.tsx";
import { EditionMark } from "./EditionMark.tsx";
import { FilesPart } from "./FilesPart.tsx";
import { PrizesPart } from "./PrizesPart.tsx";
import { PublishPart } from "./PublishPart.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { RunnersPart } from "./RunnersPart.tsx";
import { useResultTexts } from "./texts.ts";

/** The id of the title of an item, which gets the focus when it is opened. */
export const titleId = "results-edition";

const parts = {
  files: FilesPart,
  runners: RunnersPart,
  publish: PublishPart,
  prizes: PrizesPart,
  certificates: CertificatesPart,
};
type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

/**
 * The results of an item in one edition: its files, runners, published sets, prizes and
 * certificates.
 */
export function EditionView({ onBack, ...props }: PartProps & { onBack(): void }) {
  const t = useResultTexts();
  const { text } = useSite();
  const { edition } = props;
  const [name, setName] = useState<PartName>(edition.runners === 0 ? "files" : "runners");
  const Part = parts[name];
  return (
    <article className={styles.view}>
      <QuietButton className={application.back} onClick={onBack}>
        ← {t("back")}
      </QuietButton>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {text(edition.itemName)} <span className={styles.year}>{edition.edition}</span>
        </h2>
        <EditionMark edition={edition} />
      </header>
      <fieldset className={filters.statuses}>
        <legend className="visually-hidden">{t("parts")}</legend>
        {partNames.map((part) => (
          <QuietButton key={part} aria-pressed={part === name} onClick={() => setName(part)}>
            {t(`part-${part}`)}
          </QuietButton>
        ))}
      </fieldset>
      <Part key={name} {...props} />
    </article>
  );
}
