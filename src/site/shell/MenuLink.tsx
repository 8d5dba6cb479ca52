import { Link } from "#blocks/kit/link/Link.tsx";
import { LineDrawing } from "#blocks/kit/media/LineDrawing.tsx";
import { type MenuEntry, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";

const useTexts = texts(messages);

interface MenuLinkProps {
  entry: Omit<MenuEntry, "children">;
  className?: string;
  onPress?: () => void;
}

/**
 * The link of one entry of a menu: the open page is marked, and a link that opens in a new tab is
 * marked for eyes and screen readers.
 */
export function MenuLink({ entry: { to, title, icon, isCurrent, isExternal }, className, onPress }: MenuLinkProps) {
  const { text } = useSite();
  const t = useTexts();
  return (
    <Link to={to} className={className} aria-current={isCurrent ? "page" : undefined} onClick={onPress}>
      {icon && <LineDrawing path={icon} size={20} />}
      {text(title)}
      {isExternal && (
        <>
          <span aria-hidden="true">{" ↗"}</span>
          <span className="visually-hidden">{t("newTab")}</span>
        </>
      )}
    </Link>
  );
}

/** Points to what a group of a menu opens. */
export function GroupArrow({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" />
    </svg>
  );
}
