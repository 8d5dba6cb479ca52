import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { TabList } from "./TabList.tsx";
import styles from "./Tabs.module.css";
import { useOpenTab } from "./useOpenTab.ts";

type Tab = HomeProps["tabs"]["tabs"][number];

/** Blocks behind tabs; without JavaScript and on paper one below the other, each under its name. */
export default function Tabs({ title, lead, tabs }: HomeProps["tabs"]) {
  const { text } = useSite();
  const { root, open, isLive, select } = useOpenTab(tabs);
  return (
    <Section title={text(title)} lead={text(lead)}>
      <div ref={root} className={styles.tabs} data-live={isLive}>
        <TabList tabs={tabs} open={open} onSelect={select} label={text(title)} />
        {tabs.map((tab, index) => (
          <Panel key={tab.id} tab={tab} index={index} isOpen={index === open} />
        ))}
      </div>
    </Section>
  );
}

function Panel({ tab, index, isOpen }: { tab: Tab; index: number; isOpen: boolean }) {
  const { Blocks, text } = useSite();
  const pointer = useBlockPointer();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <div
      className={styles.panel}
      data-open={isOpen}
      role="tabpanel"
      id={`${tab.id}-panel`}
      aria-labelledby={tab.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard leads from a tab to its panel, which may hold only text
      tabIndex={0}
    >
      <Heading className={styles.name}>{text(tab.title)}</Heading>
      <Blocks blocks={tab.blocks} pointer={`${pointer}/props/tabs/${index}/blocks`} />
    </div>
  );
}
