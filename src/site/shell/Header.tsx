import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { type MenuEntry, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { AccountEntry } from "./Account.tsx";
import { AlertSlot } from "./AlertSlot.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Menu } from "./Menu.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";

const useTexts = texts(messages);

/** Banner ads, logo, menu and language switch. */
export function Header() {
  const { menu, text } = useSite();
  const isWide = (space: number, letter: number) =>
    menu.reduce((sum, entry) => sum + space + measureEntry(entry, text(entry.title), letter), 0) > oneRow;
  return (
    <>
      <Banners />
      <header className={styles.header} data-dense={isWide(27, 16)} data-rows={isWide(17, 15) ? 2 : 1}>
        <AlertSlot />
        <div className={styles.inner}>
          <Brand />
          <Menu />
          <div className={styles.language}>
            <LanguageSwitch />
            <AccountEntry />
          </div>
          <PhoneMenu />
        </div>
      </header>
    </>
  );
}

// Pixels beside logo and language switch that a menu of one row may take.
const oneRow = 680;

/**
 * Estimates the pixels of a top entry without the space around it: its icon, the arrow of a group,
 * and its letters, of which a Chinese one is as wide as it is high.
 */
function measureEntry({ icon, children }: MenuEntry, title: string, letter: number): number {
  const letters = [...title].reduce((sum, sign) => sum + (sign > "\u2e80" ? letter : letter * 0.53), 0);
  return (icon ? 25 : 0) + (children.length > 0 ? 17 : 0) + letters;
}

function Brand() {
  const { booted, plan } = useProgram();
  const { title, text } = useSite();
  const t = useTexts();
  const { logo, logoMobile } = booted.compiled.site.brand ?? {};
  return (
    <Link to={plan.homePath} className={styles.brand} aria-label={`${text(title)} – ${t("home")}`}>
      {logo && <Picture image={logo} sizes="240px" className={logoMobile ? styles.wideLogo : styles.logo} isMain />}
      {logoMobile && (
        <Picture image={logoMobile} sizes="120px" className={logo ? styles.smallLogo : styles.logo} isMain />
      )}
      {!logo && !logoMobile && <span className={styles.name}>{text(title)}</span>}
    </Link>
  );
}

function Banners() {
  const t = useTexts();
  const { booted } = useProgram();
  const { language, text } = useSite();
  const banners = booted.compiled.site.header?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <aside className={styles.banners}>
      {banners.map(({ id, image, link, linkEn }, index) => {
        const to = (language === "en" && linkEn) || link;
        const picture = <Picture key={id} image={image} sizes="100vw" isMain />;
        return to ? (
          <Link
            key={id}
            to={to}
            className={styles.banner}
            data-outside={/^(http|\/\/)/.test(to)}
            aria-label={text(image.alt) || t("banner", { number: index + 1 })}
          >
            {picture}
          </Link>
        ) : (
          <div key={id} className={styles.banner}>
            {picture}
          </div>
        );
      })}
    </aside>
  );
}
