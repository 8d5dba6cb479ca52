import { useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { CertificateOverview } from "#contract/certificates.ts";
import type { Language } from "#core/text.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { saveFile } from "../../saveFile.ts";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Results.module.css";
import { useCertificateTexts } from "./texts.ts";

interface CertificateArchiveProps {
  client: Client;
  target: { domainName: string; item: string; edition: string };
  overview: CertificateOverview;
  language: Language;
}

/** Downloads the certificates of an item as a ZIP archive, in parts. */
export function CertificateArchive({ overview, ...props }: CertificateArchiveProps) {
  const t = useCertificateTexts();
  const { setNumber, templates, parts } = overview;
  const isClosed = templates.some(({ opensAt }) => opensAt !== null && opensAt > Date.now());
  const nothing = setNumber === null ? "archiveLater" : parts.length === 0 ? "archiveNone" : "archiveClosed";
  return (
    <section className={styles.part} aria-labelledby="certificate-archive">
      <h3 id="certificate-archive">{t("archive")}</h3>
      {setNumber === null || parts.length === 0 || isClosed ? (
        <p>{t(nothing)}</p>
      ) : (
        <>
          <p className={review.hint}>{t("archiveLead", { number: setNumber })}</p>
          <Download {...props} parts={parts} />
        </>
      )}
    </section>
  );
}

const formats = ["pdf", "png"] as const;

interface DownloadProps extends Omit<CertificateArchiveProps, "overview"> {
  parts: CertificateOverview["parts"];
}

function Download({ client, target, parts, language }: DownloadProps) {
  const t = useCertificateTexts();
  const explain = useExplanation();
  const [from, setFrom] = useState(parts[0]?.from ?? 1);
  const [format, setFormat] = useState<(typeof formats)[number]>("pdf");
  const [isDrawing, setDrawing] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const download = async () => {
    setTrouble(undefined);
    setDrawing(true);
    try {
      const query = { ...target, from, format, language };
      // Drawing hundreds takes longer than a usual call may.
      const patient = { fetch: (...request: Parameters<typeof fetch>) => fetch(...request), isSilent: true };
      const file = await fetchExport(client, "GET /sign-up/organise/results/certificates", { query, ...patient });
      saveFile(file, file.name);
    } catch (error) {
      setTrouble(explain(error));
    }
    setDrawing(false);
  };
  return (
    <>
      <div className={styles.choices}>
        {parts.length > 1 && (
          <Field label={t("part")}>
            {(control) => (
              <Choice {...control} value={from} onChange={({ target }) => setFrom(Number(target.value))}>
                {parts.map((part) => (
                  <option key={part.from} value={part.from}>
                    {t("partOf", part)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
        <Field label={t("format")}>
          {(control) => (
            <Choice
              {...control}
              value={format}
              onChange={({ target }) => setFormat(target.value as (typeof formats)[number])}
            >
              {formats.map((name) => (
                <option key={name} value={name}>
                  {t(`format-${name}`)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
      </div>
      <div className={application.actions}>
        <Action onPress={() => void download()} isDisabled={isDrawing}>
          {t("download")}
        </Action>
      </div>
      <p role="status">{isDrawing && t("drawing")}</p>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </>
  );
}
