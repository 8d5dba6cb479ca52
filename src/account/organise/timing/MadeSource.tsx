import { useEffect, useRef } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { Secret } from "../kit/Secret.tsx";
import { Addresses } from "./Addresses.tsx";
import type { NewSource } from "./part.ts";
import { useTimingTexts } from "./texts.ts";

interface MadeSourceProps {
  client: Client;
  made: NewSource;
  onDone(): void;
}

/** A new token with its key, which are shown once, and where to send passings with it. */
export function MadeSource({ client, made, onDone }: MadeSourceProps) {
  const t = useTimingTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { source, token, signingKey } = made;
  return (
    <div className={application.decision}>
      <h3 ref={heading} tabIndex={-1}>
        {t("madeTitle", { name: source.name })}
      </h3>
      <p>{t("madeText")}</p>
      <Secret label={t("header")} value={`Bearer ${token}`} />
      {signingKey !== null && <Secret label={t("key")} value={signingKey} />}
      <Addresses client={client} />
      <div className={application.actions}>
        <Action look="quiet" onPress={onDone}>
          {t("stored")}
        </Action>
      </div>
    </div>
  );
}
