import { QRCodeSVG } from "qrcode.react";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { accountPath } from "#core/reservedPaths.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { transferLink } from "../model/transferLink.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

/**
 * The link by which somebody takes an entry over, for its owner to send: to copy, to share if the
 * system can, and to scan.
 */
export function PassingLink({ token, endsAt }: { token: string; endsAt: number }) {
  const t = useTexts();
  const { showToast } = useSite();
  const dates = useDates();
  const { getHref } = useSignUpServices();
  const link = transferLink(getHref(`${accountPath}?view=signUps`), token, location.href);
  const copy = () => navigator.clipboard.writeText(link).then(() => showToast("success", t("copied")));
  return (
    <div>
      <p className={shared.quiet}>{t("send", { at: dates(endsAt, "moment") })}</p>
      <TextInput readOnly aria-label={t("linkLabel")} value={link} onFocus={({ target }) => target.select()} />
      <div className={ownStyles.withdrawal}>
        {/* Pages that are not served over https have no clipboard. */}
        {"clipboard" in navigator && <TextButton onClick={() => void copy()}>{t("copy")}</TextButton>}
        {"share" in navigator && (
          <TextButton onClick={() => void navigator.share({ url: link, text: t("shareText") }).catch(() => {})}>
            {t("share")}
          </TextButton>
        )}
      </div>
      <QRCodeSVG value={link} size={144} marginSize={2} title={t("qr")} />
    </div>
  );
}
