import { lazy, Suspense, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import type { OwnPickUp } from "#contract/pickUp.ts";
import styles from "./PickUp.module.css";
import { usePickUpTexts } from "./texts.ts";

const QRCodeSVG = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

/**
 * The code that staff scan at the pick-up. It is loaded once somebody presses for it, and is no
 * number of a document.
 */
export function EntryCode({ code }: Pick<OwnPickUp, "code">) {
  const t = usePickUpTexts();
  const [isShown, setShown] = useState(false);
  if (!isShown) return <TextButton onClick={() => setShown(true)}>{t("showCode")}</TextButton>;
  return (
    <div className={styles.code}>
      <Suspense fallback={<div className={styles.codePlace} />}>
        <QRCodeSVG value={code} size={192} level="Q" marginSize={4} title={t("codeTitle", { code })} />
      </Suspense>
      <p>
        <b>{code}</b>
      </p>
      <p className={styles.note}>{t("codeHint")}</p>
    </div>
  );
}
