import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { Blocks } from "../Blocks.tsx";
import { useProgram } from "../program.ts";
import styles from "./Footer.module.css";

/**
 * Shows how to reach the organiser, copyright images, the copyright line in the visitor's language,
 * and the registration-information links.
 */
export function Footer() {
  const { booted } = useProgram();
  const { text } = useSite();
  const { footer, site } = booted.compiled;
  const { images = [], copyright, links = [] } = site.footer ?? {};
  const line = text(copyright);
  return (
    <footer className={styles.footer}>
      {footer && <Blocks blocks={footer} pointer="/footer" />}
      <div className={styles.inner}>
        {images.length > 0 && (
          <div className={styles.images}>
            {images.map(({ id, image, link }) => {
              const picture = <Picture key={id} image={image} sizes="160px" className={styles.image} />;
              return link ? (
                <Link key={id} to={link}>
                  {picture}
                </Link>
              ) : (
                <span key={id}>{picture}</span>
              );
            })}
          </div>
        )}
        {line && <p>{line}</p>}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ id, label, link }) => (
              <li key={id}>{link ? <Link to={link}>{text(label)}</Link> : text(label)}</li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
