import { type CSSProperties, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Image } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import styles from "./Picture.module.css";

interface PictureProps {
  image: Image;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Another crop for narrow screens (up to 767 px). */
  tall?: Image;
  /** The page's main picture: loaded at once and first. */
  isMain?: boolean;
  className?: string;
}

/**
 * A picture in the best format and width for this screen, with its size known, a blurred
 * placeholder and a drawn failure state.
 */
export function Picture({ image, sizes, tall, isMain = false, className }: PictureProps) {
  const { file, text } = useSite();
  const [hasFailed, setFailed] = useState(false);
  const main = file(image.src);
  const narrow = tall && file(tall.src);
  const alt = text(image.alt);
  if (!main || hasFailed)
    return (
      <span
        className={`${styles.missing} ${className ?? ""}`}
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      />
    );
  const style = {
    "--placeholder": main.placeholder && `url("${main.placeholder}")`,
    "--focus": main.focus,
    "--focus-tall": narrow && (narrow.focus ?? (main.focus && "50%")),
  } as CSSProperties;
  return (
    <picture className={`${styles.picture} ${className ?? ""}`} style={style}>
      {narrow && sources(narrow, sizes, "(max-width: 767px)")}
      {sources(main, sizes)}
      <img
        src={fallback(main)}
        alt={alt}
        width={main.width}
        height={main.height}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : undefined}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

function sources({ url, formats = [], widths = [] }: SiteFile, sizes: string, media?: string) {
  return formats.map((format) => (
    <source
      key={format}
      type={format === "jpg" ? "image/jpeg" : `image/${format}`}
      srcSet={widths.map((width) => `${variant(url, width, format)} ${width}w`).join(", ")}
      sizes={sizes}
      media={media}
    />
  ));
}

/** Returns the one address of a picture if no `srcset` can be used: its second smallest variant. */
export function fallback({ url, widths, formats }: SiteFile): string {
  const format = formats?.at(-1);
  const width = widths?.[Math.min(1, widths.length - 1)];
  return format && width ? variant(url, width, format) : url;
}

/**
 * Returns the address of a picture in another width and format: hero.jpg at 960 as avif is
 * hero-960.avif.
 */
export function variant(url: string, width: number, format: string): string {
  return url.replace(/\.\w+$/, `-${width}.${format}`);
}
