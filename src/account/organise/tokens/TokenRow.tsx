import { useState } from "react";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { ApiToken } from "#contract/tokens.ts";
import { tokenStart } from "#core/apiTokens.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Tokens.module.css";
import { useTokenTexts } from "./texts.ts";

interface TokenRowProps {
  client: Client;
  races: OrganisedRace[];
  token: ApiToken;
  onChanged(): void;
}

/** One token: what it is for, until when, when it was used last, and a button that revokes it. */
export function TokenRow({ client, races, token, onChanged }: TokenRowProps) {
  const t = useTokenTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { text, confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { tokenId, name, ending, isExpired, expiresAt, lastUsedOn, scopes } = token;
  const zone = races[0]?.timeZone;
  const titles = token.races.map((raceId) => {
    const race = races.find((race) => race.raceId === raceId);
    return race ? text(race.title) : t("otherRace", { raceId });
  });
  const revoke = async () => {
    const question = { title: t("revokeTitle", { name }), body: t("revokeBody") };
    if (!(await confirm({ ...question, yes: t("revoke"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      await client.call("POST /user-center/tokens/revoke", { json: { tokenId }, isSilent: true });
      showToast("success", t("revoked"));
      onChanged();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const facts = [
    `${tokenStart}…${ending}`,
    t(isExpired ? "expired" : "expires", { day: dates(expiresAt, "day", zone) }),
    lastUsedOn === null ? t("unused") : t("used", { day: dates(`${lastUsedOn}T00:00:00Z`, "day", "UTC") }),
  ];
  return (
    <article className={styles.token}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <StatusMark tone={isExpired ? undefined : "good"}>{t(isExpired ? "isExpired" : "isUsable")}</StatusMark>
      <p className={styles.facts}>{facts.join(" · ")}</p>
      <p className={styles.facts}>{titles.join(" · ")}</p>
      <p className={styles.facts}>{scopes.map((scope) => t(`scope-${scope}`)).join(" · ")}</p>
      <div className={styles.rowActions}>
        <QuietButton onClick={() => void revoke()}>
          {t("revoke")}
          <span className="visually-hidden"> {name}</span>
        </QuietButton>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
