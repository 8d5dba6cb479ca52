import { QRCodeSVG } from "qrcode.react";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { OwnTeam } from "#contract/teams.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { teamLink } from "./teamLink.ts";

const useTexts = texts(messages);

interface TeamLinkProps {
  team: OwnTeam;
  token: string;
  onChanged(): void;
}

/**
 * The link by which members join, for the captain to send: to copy, to share if the system can, and
 * to scan.
 */
export function TeamLink({ team, token, onChanged }: TeamLinkProps) {
  const t = useTexts();
  const { confirm, showToast } = useSite();
  const { client, formPaths, getHref } = useSignUpServices();
  const path = formPaths["sign-up"];
  if (path === undefined) return null;
  const link = teamLink(getHref(path), token, location.href);
  const copy = () => navigator.clipboard.writeText(link).then(() => showToast("success", t("copied")));
  const share = { url: link, text: t("shareText", { name: team.name || t("unnamed") }) };
  const renew = async () => {
    if (!(await confirm({ title: t("renewTitle"), body: t("renewBody"), yes: t("renew"), no: t("keep") }))) return;
    await client.call("POST /sign-up/teams/:id/renew-link", { params: { id: team.teamId } }).catch(() => {});
    onChanged();
  };
  return (
    <div>
      <p className={shared.quiet}>{t("invite")}</p>
      <TextInput readOnly aria-label={t("linkLabel")} value={link} onFocus={({ target }) => target.select()} />
      <div className={ownStyles.withdrawal}>
        {/* Pages that are not served over https have no clipboard. */}
        {"clipboard" in navigator && <TextButton onClick={() => void copy()}>{t("copy")}</TextButton>}
        {"share" in navigator && (
          <TextButton onClick={() => void navigator.share(share).catch(() => {})}>{t("share")}</TextButton>
        )}
        <TextButton onClick={() => void renew()}>{t("renew")}</TextButton>
      </div>
      <QRCodeSVG value={link} size={144} marginSize={2} title={t("qr")} />
    </div>
  );
}
