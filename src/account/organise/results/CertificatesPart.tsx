import { useEffect, useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { CertificateOverview } from "#contract/certificates.ts";
import type { Language } from "#core/text.ts";
import { fetchExport } from "#src/client/export.ts";
import review from "../../review/Review.module.css";
import { useCall } from "../../useCall.ts";
import { useExplanation } from "../../useExplanation.ts";
import { CertificateArchive } from "./CertificateArchive.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useCertificateTexts } from "./texts.ts";

/** Which certificates the people of an item get, how they look, and all of them as an archive. */
export function CertificatesPart({ client, race, edition }: PartProps) {
  const t = useCertificateTexts();
  const { language: spoken } = useSite();
  const [language, setLanguage] = useState<Language>(spoken);
  const target = { domainName: race.domainName, item: edition.item, edition: edition.edition };
  const { loaded } = useCall(client, "GET /sign-up/organise/certificates", { query: target });
  return (
    <Show loaded={loaded} lines={8} height="24rem">
      {(overview) => {
        const { templates, setNumber, unprintable } = overview;
        if (templates.every(({ template }) => template === null))
          return <p className={review.none}>{t("noTemplates")}</p>;
        return (
          <>
            <section className={styles.part} aria-labelledby="certificate-templates">
              <h3 id="certificate-templates">{t("templates")}</h3>
              <LanguageChoice language={language} onLanguage={setLanguage} />
              <ul className={styles.templates}>
                {templates.map((template) => (
                  <li key={template.set}>
                    <Template
                      client={client}
                      race={race}
                      edition={edition}
                      template={template}
                      language={language}
                      isPublished={setNumber !== null}
                    />
                  </li>
                ))}
              </ul>
            </section>
            {setNumber !== null && <Unprintable names={unprintable} />}
            <CertificateArchive client={client} target={target} overview={overview} language={language} />
          </>
        );
      }}
    </Show>
  );
}

function LanguageChoice({ language, onLanguage }: { language: Language; onLanguage(language: Language): void }) {
  const t = useCertificateTexts();
  return (
    <div className={styles.short}>
      <Field label={t("language")}>
        {(control) => (
          <Choice {...control} value={language} onChange={({ target }) => onLanguage(target.value as Language)}>
            {(["zh", "en"] as const).map((choice) => (
              <option key={choice} value={choice}>
                {t(`language-${choice}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
    </div>
  );
}

interface TemplateProps extends Omit<PartProps, "onChanged"> {
  template: CertificateOverview["templates"][number];
  language: Language;
  isPublished: boolean;
}

function Template({ isPublished, ...props }: TemplateProps) {
  const t = useCertificateTexts();
  const dates = useDates();
  const { race, template: found } = props;
  const { set, template, opensAt, count } = found;
  const facts =
    template === null
      ? [t("noTemplate")]
      : [
          t("template", { id: template }),
          isPublished ? t("count", { count }) : t("notPublished"),
          opensAt !== null && opensAt > Date.now()
            ? t("opensAt", { time: dates(opensAt, "moment", race.timeZone) })
            : t("open"),
        ];
  return (
    <article className={styles.template}>
      <p className={review.name}>{t(`set-${set}`)}</p>
      <p className={review.meta}>{facts.join(" · ")}</p>
      {template !== null && <SamplePicture {...props} />}
    </article>
  );
}

function SamplePicture({ client, race, edition, template: { set }, language }: Omit<TemplateProps, "isPublished">) {
  const t = useCertificateTexts();
  const explain = useExplanation();
  const [picture, setPicture] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const { item, edition: year } = edition;
  const { domainName } = race;
  useEffect(() => {
    let isCurrent = true;
    const query = { domainName, item, edition: year, set, language };
    fetchExport(client, "GET /sign-up/organise/certificates/preview", { query, isSilent: true })
      .then(readAddress)
      .then(
        (address) => {
          if (!isCurrent) return;
          setPicture(address);
          setTrouble(undefined);
        },
        (error) => isCurrent && setTrouble(explain(error)),
      );
    return () => {
      isCurrent = false;
    };
  }, [client, domainName, item, year, set, language, explain]);
  if (trouble !== undefined) return <p role="alert">{t("pictureFailed", { message: trouble })}</p>;
  if (picture === undefined) return <div className={styles.sample} aria-hidden="true" />;
  return <img className={styles.sample} src={picture} alt={t("picture", { people: t(`set-${set}`) })} />;
}

// The pages of a site show no pictures from `blob:`.
function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

// As many as the call lists.
const mostListed = 200;

function Unprintable({ names }: { names: CertificateOverview["unprintable"] }) {
  const t = useCertificateTexts();
  return (
    <section className={styles.part} aria-labelledby="certificate-names">
      <h3 id="certificate-names">{t("names")}</h3>
      {names.length === 0 ? (
        <p>{t("namesFine")}</p>
      ) : (
        <>
          <p className={review.hint}>{t("namesLead")}</p>
          <ul className={styles.problems}>
            {names.map(({ bib, name, printed }, index) => (
              <li key={bib ?? index}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{" "}
                <span className={styles.bib}>{bib}</span> ·{" "}
                {printed === null ? t("printedBib") : t("printedAs", { printed })}
              </li>
            ))}
          </ul>
          {names.length >= mostListed && <p className={review.hint}>{t("firstNames", { count: mostListed })}</p>}
        </>
      )}
    </section>
  );
}
