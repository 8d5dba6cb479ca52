import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/people.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./People.module.css";

const useTexts = texts(messages);

type Person = HomeProps["people"]["people"][number];

/**
 * The people of the race as cards: portrait or first letter, name, role, a sentence and how to
 * reach them.
 */
export default function People({ title, people }: HomeProps["people"]) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <Section title={text(title) || t("title")}>
      {people.length === 0 && <Empty>{t("empty")}</Empty>}
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function PersonCard({ person: { name, role, picture, text: words, link, linkText } }: { person: Person }) {
  const t = useTexts();
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as const;
  return (
    <li className={styles.person}>
      {picture ? (
        <Picture image={picture} sizes="96px" className={styles.portrait} />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {[...text(name)][0]}
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>{text(name)}</Heading>
        {role && <p className={styles.role}>{text(role)}</p>}
        {words && <p className={styles.text}>{text(words)}</p>}
        {link && (
          <p>
            <Link to={link} className={styles.link}>
              {text(linkText) || contactIn(link) || t("more")}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

// The mailbox or number itself, as people would copy it.
function contactIn(link: string): string | undefined {
  return /^(?:mailto|tel):([^?]+)/i.exec(link)?.[1];
}
