import type { CSSProperties } from "react";
import { useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Block } from "#schemas/generated/types.ts";
import styles from "./Frame.module.css";

/** The fields of a block's frame, and the block as a list of one (compiler/emit/frames.ts). */
export interface FrameProps extends Omit<Block, "type" | "version" | "id" | "visible" | "props"> {
  blocks: Block[];
}

/**
 * A block's place on the page: its width, the background behind it, the space around it and the
 * name by which links find it.
 */
export default function Frame({ width, tone, background, space = {}, anchor, hideOn, blocks }: FrameProps) {
  const { Blocks } = useSite();
  const pointer = useBlockPointer();
  const isNested = useIsNested();
  const { src, focus } = background ?? {};
  const band = src === undefined ? tone : "night";
  const isBand = band !== undefined && band !== "plain";
  return (
    <div
      id={anchor}
      className={styles.frame}
      data-frame=""
      data-tone={isBand ? band : undefined}
      data-nested={isNested}
      data-width={width}
      data-above={space.above}
      data-below={space.below}
      data-hide-on={hideOn}
    >
      {src !== undefined && (
        <div
          className={styles.backdrop}
          style={focus && ({ "--own-focus": `${focus.x}% ${focus.y}%` } as CSSProperties)}
        >
          <Picture image={{ src }} sizes="100vw" />
        </div>
      )}
      <div className={styles.inner} data-framed="">
        <Blocks blocks={blocks} pointer={`${pointer}/props/blocks`} />
      </div>
    </div>
  );
}
