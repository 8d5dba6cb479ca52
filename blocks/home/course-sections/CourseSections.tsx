import type { CSSProperties } from "react";
import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/home/course-sections.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CourseSections.module.css";
import { drawProfile, type Profile } from "./profile.ts";

const useTexts = texts(messages);

type Part = HomeProps["course-sections"]["sections"][number];

/** The course from section to section, below its drawn profile if there are heights. */
export default function CourseSections({
  title,
  text: words,
  sections,
  elevation,
  note,
}: HomeProps["course-sections"]) {
  const t = useTexts();
  const { text } = useSite();
  const length = Math.max(0, ...sections.map(({ toKm }) => toKm));
  const profile = drawProfile(elevation ?? [], length);
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      {profile && <Strip profile={profile} sections={sections} />}
      <ol className={styles.sections}>
        {sections.map((section, index) => (
          <SectionOfCourse key={section.id} section={section} number={index + 1} />
        ))}
      </ol>
      {note && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

function Strip({ profile, sections }: { profile: Profile; sections: Part[] }) {
  const t = useTexts();
  const numbers = useNumbers();
  const { length, lowest, highest, highestAt, highestY } = profile;
  const words = {
    lowest: numbers.plain(lowest),
    highest: numbers.plain(highest),
    distance: numbers.plain(highestAt),
  };
  return (
    <div className={styles.profile} role="img" aria-label={t("profile", words)}>
      <div className={styles.drawing}>
        <p className={styles.peak} style={{ "--place": highestAt / length, "--top": highestY } as CSSProperties}>
          {t("metres", { metres: words.highest })}
        </p>
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={profile.area} />
          <path className={styles.line} d={profile.line} vectorEffect="non-scaling-stroke" />
          {sections.slice(1).map(({ id, fromKm }) => (
            <path
              key={id}
              className={styles.border}
              d={`M${(fromKm / length) * 1000} 0V100`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      {/* As wide as the sections are long: the numbers of the list below. */}
      <p className={styles.numbers} aria-hidden="true">
        {sections.map(({ id, fromKm, toKm }, index) => (
          <span key={id} style={{ "--place": (fromKm + toKm) / 2 / length } as CSSProperties}>
            {index + 1}
          </span>
        ))}
      </p>
    </div>
  );
}

function SectionOfCourse({ section, number }: { section: Part; number: number }) {
  const { fromKm, toKm, title, text: words, climbM, descentM, points = [] } = section;
  const t = useTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const Heading = `h${useHeadingLevel()}` as const;
  const range = { from: numbers.plain(fromKm), to: numbers.plain(toKm) };
  const slopes = [
    climbM === undefined ? "" : t("climb", { metres: numbers.plain(climbM) }),
    descentM === undefined ? "" : t("descent", { metres: numbers.plain(descentM) }),
  ].filter(Boolean);
  return (
    <li className={styles.section}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <div className={styles.head}>
        <Heading className={styles.title}>{text(title)}</Heading>
        <p className={styles.range}>
          <span aria-hidden="true">{t("range", range)}</span>
          <span className="visually-hidden">{t("spokenRange", range)}</span>
          {slopes.map((slope) => (
            <span key={slope}>{slope}</span>
          ))}
        </p>
      </div>
      <div className={styles.body}>
        {words && <p>{text(words)}</p>}
        {points.length > 0 && (
          <ul className={styles.points} aria-label={t("points")}>
            {points.map(({ km, kind }) => (
              <li key={`${km} ${kind}`} data-kind={kind}>
                <b>{t("kilometres", { distance: numbers.plain(km) })}</b> {t(kind)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
