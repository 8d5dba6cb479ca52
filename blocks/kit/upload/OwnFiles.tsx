import { useState } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UploadedFiles } from "#blocks/kit/site/uploads.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { Uploader } from "#blocks/kit/upload/Uploader.tsx";
import { messages } from "#locales/generated/kit/upload-service.ts";
import styles from "./OwnFiles.module.css";

const useTexts = texts(messages);

/** The upload of files for a runner, with earlier ones; a visitor is asked to log in. */
export function OwnFiles() {
  const t = useTexts();
  const { user, logIn } = useSite();
  if (user) return <Files key={user.accountId} accountId={user.accountId} />;
  return (
    <div className={styles.visitor}>
      <p>{t("logInFirst")}</p>
      <Action onPress={logIn}>{t("logIn")}</Action>
    </div>
  );
}

function Files({ accountId }: { accountId: string }) {
  const t = useTexts();
  const { uploads } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h2";
  const [list] = useState(() => () => uploads().then((uploads) => uploads.list()));
  const loaded = useLoaded(accountId, list);
  return (
    <div className={styles.files}>
      <Heading>{t("yours")}</Heading>
      <p className={styles.private}>{t("private")}</p>
      <Show loaded={loaded} height="15rem">
        {(sent) => <Sent {...sent} />}
      </Show>
    </div>
  );
}

function Sent({ files: loaded, limitBytes }: UploadedFiles) {
  const t = useTexts();
  const [files, setFiles] = useState(() => loaded.toReversed());
  const sizeLimit = { size: limitBytes, unit: "B" } as const;
  return (
    <Uploader
      label={t("yours")}
      value={files}
      onAdd={(file) => setFiles((before) => [...before, file])}
      onRemove={({ id }) => setFiles((before) => before.filter((uploadedFile) => uploadedFile.id !== id))}
      sizeLimit={sizeLimit}
      hidesEndings
      asksPromise
    />
  );
}
