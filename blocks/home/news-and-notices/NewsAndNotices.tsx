import { type CSSProperties, useId, useState } from "react";
import { type ListedDocument, useDocumentHeads } from "#blocks/kit/document/documents.ts";
import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/news-and-notices.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { DocumentEntry } from "./DocumentEntry.tsx";
import styles from "./NewsAndNotices.module.css";
import { TabList } from "./TabList.tsx";

const useTexts = texts(messages);

type Tab = HomeProps["news-and-notices"]["tabs"][number];

/**
 * The latest documents of each list: columns side by side on wide screens, tabs on phones,
 * everything on paper.
 */
export default function NewsAndNotices({ title, tabs }: HomeProps["news-and-notices"]) {
  const t = useTexts();
  const { text } = useSite();
  const id = useId();
  const [selected, setSelected] = useState(0);
  const open = Math.min(selected, tabs.length - 1);
  return (
    <Section title={text(title) || t("title")}>
      {tabs.length > 1 && (
        <TabList tabs={tabs} id={id} selected={open} onSelect={setSelected} label={text(title) || t("title")} />
      )}
      <div className={styles.panels} data-count={tabs.length}>
        {tabs.map((tab, index) => (
          <Panel key={tab.id} tab={tab} id={id} index={index} isOpen={index === open} isOnly={tabs.length === 1} />
        ))}
      </div>
    </Section>
  );
}

function Panel({
  tab,
  id,
  index,
  isOpen,
  isOnly,
}: {
  tab: Tab;
  id: string;
  index: number;
  isOpen: boolean;
  isOnly: boolean;
}) {
  const t = useTexts();
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h3";
  const name = text(tab.title);
  return (
    <div
      id={`${id}-panel-${index}`}
      className={styles.panel}
      data-open={isOpen}
      {...(isOnly ? {} : { role: "tabpanel", "aria-labelledby": `${id}-tab-${index}` })}
    >
      <Heading className={styles.heading}>{name}</Heading>
      {tab.documents.length === 0 ? <Empty>{t("empty")}</Empty> : <Documents entries={tab.documents} />}
      {tab.more && tab.documents.length > 0 && (
        <Link to={tab.more} className={styles.more}>
          {t("more")}
          <span className="visually-hidden"> {name}</span>
        </Link>
      )}
    </div>
  );
}

// A document that cannot be loaded is skipped, and only an empty list shows that it is empty.
function Documents({ entries }: { entries: Tab["documents"] }) {
  const t = useTexts();
  const heads = useDocumentHeads(entries.map(({ dataPath }) => dataPath));
  return (
    <Show loaded={heads} lines={entries.length * 3}>
      {({ documents }) => {
        const shownDocuments = chooseShown(entries, documents);
        if (shownDocuments.length === 0) return <Empty>{t("empty")}</Empty>;
        return (
          <ul
            className={styles.documents}
            style={{ "--rest": Math.max(1, shownDocuments.length - 1) } as CSSProperties}
          >
            {shownDocuments.map(({ id, dataPath, image, head }, index) => (
              <DocumentEntry
                key={id}
                path={dataPath}
                head={head}
                image={index === 0 ? (image ?? head.image) : undefined}
              />
            ))}
          </ul>
        );
      }}
    </Show>
  );
}

// In the organiser's order, those whose time has come.
function chooseShown(entries: Tab["documents"], documents: ListedDocument[]) {
  return entries.flatMap((entry) => {
    const head = documents.find(({ path }) => path === entry.dataPath);
    return head ? [{ ...entry, head }] : [];
  });
}
