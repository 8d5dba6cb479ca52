import { type ChangeEvent, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { SectionProps } from "../accountSession.ts";
import { QuietButton } from "../QuietButton.tsx";
import { useExplanation } from "../useExplanation.ts";
import styles from "./AccountSection.module.css";
import { useAccountTexts } from "./AccountSection.tsx";
import { Avatar } from "./Avatar.tsx";

/** Bytes that an avatar's file may have. */
const maxBytes = 5 * 1024 * 1024;

/** The runner's picture, with what changes and removes it. */
export function AvatarPicker({ client, userData, renew }: SectionProps) {
  const t = useAccountTexts();
  const { uploads, showToast } = useSite();
  const explain = useExplanation();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { accountIcon, accountNick } = userData.accountInfo;
  const save = async (choose: () => Promise<string | null>) => {
    setFailure(undefined);
    setSending(true);
    try {
      await client.call("POST /user-center/profile", { json: { userIcon: await choose() }, isSilent: true });
      await renew();
      showToast("success", t("saved"));
    } catch (error) {
      setFailure(explain(error));
    }
    setSending(false);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    if (file.size > maxBytes) return setFailure(t("avatarHint"));
    save(async () => (await (await uploads()).send(file, { isImage: true })).id);
  };
  return (
    <div className={styles.picture}>
      <Avatar icon={accountIcon} nick={accountNick} />
      <div>
        <input ref={input} type="file" accept="image/jpeg,image/png,image/webp" hidden onChange={pick} />
        <div className={styles.actions}>
          <Action look="quiet" onPress={() => input.current?.click()} isDisabled={isSending}>
            {isSending ? t("saving") : t("avatarPick")}
          </Action>
          {accountIcon && <QuietButton onClick={() => save(async () => null)}>{t("avatarRemove")}</QuietButton>}
        </div>
        <p className={failure ? styles.failure : styles.hint} role="status">
          {failure ?? t("avatarHint")}
        </p>
      </div>
    </div>
  );
}
