import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./PageOfBlocks.module.css";

/** A page made of blocks: its title and lead, then the blocks as on the home page. */
export default function PageOfBlocks({ title, heading, lead, blocks }: PageProps["blocks"]) {
  const { Blocks, pageTitle, text } = useSite();
  const pointer = useBlockPointer();
  const name = text(title) || text(pageTitle);
  return (
    <>
      {heading === "hidden" ? (
        <h1 className="visually-hidden">{name}</h1>
      ) : (
        <header className={styles.head}>
          <h1>{headline(name)}</h1>
          {lead && <p>{text(lead)}</p>}
        </header>
      )}
      <Blocks blocks={blocks} pointer={`${pointer}/props/blocks`} />
    </>
  );
}
