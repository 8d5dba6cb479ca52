import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import { messages } from "#locales/generated/home/faq.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Faq.module.css";

const useTexts = texts(messages);

type Question = HomeProps["faq"]["questions"][number];

/**
 * Questions that open their answers; the browser's search on the page finds and opens closed ones,
 * paper shows them all.
 */
export default function Faq({ title, questions }: HomeProps["faq"]) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <Section title={text(title) || t("title")} width="text">
      {questions.length === 0 && <Empty>{t("empty")}</Empty>}
      <div className={styles.questions}>
        {questions.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </div>
    </Section>
  );
}

function Answered({ question: { question, answer } }: { question: Question }) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <details className={styles.question}>
      <summary>
        <Heading>{text(question)}</Heading>
      </summary>
      <div className={styles.answer}>
        <Prose html={text(answer)} />
      </div>
    </details>
  );
}
