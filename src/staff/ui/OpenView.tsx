import { type FormEvent, useEffect, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import type { PickUpPlan } from "#contract/pickUp.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

type Sites = PickUpPlan["sites"];

/** Opens this device for a site of the race. */
export function OpenView() {
  const t = useStaffTexts();
  const { client } = useSurroundings();
  const [sites, setSites] = useState<Sites>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isOver = false;
    const query = { domainName: location.hostname };
    client.call("GET /sign-up/pick-up", { query, isSilent: true, mayBeExpired: true }).then(
      (plan) => isOver || setSites(plan.sites),
      (error: ApiError) =>
        isOver || setFailure(errorCode(error) === "pick-up/not-offered" ? t("notOffered") : error.message),
    );
    return () => {
      isOver = true;
    };
  }, [client, t, round]);
  if (failure !== undefined)
    return (
      <section className={styles.panel}>
        <p className={styles.notice} data-kind="danger">
          {failure || t("network")}
        </p>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            setFailure(undefined);
            setRound(round + 1);
          }}
        >
          {t("again")}
        </button>
      </section>
    );
  if (!sites) return <p role="status">{t("loading")}</p>;
  return <OpenForm sites={sites} />;
}

function OpenForm({ sites }: { sites: Sites }) {
  const t = useStaffTexts();
  const { desk, text } = useSurroundings();
  const [site, setSite] = useState(sites.length === 1 ? (sites[0]?.id ?? "") : "");
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (site === "" || name.trim() === "") return;
    setBusy(true);
    await desk.open(site, name.trim());
    setBusy(false);
  };
  const siteError = isTried && site === "" ? t("siteMissing") : undefined;
  const nameError = isTried && name.trim() === "" ? t("nameMissing") : undefined;
  return (
    <form className={styles.panel} noValidate onSubmit={(event) => void open(event)}>
      <h2>{t("openTitle")}</h2>
      <p>{t("openLead")}</p>
      {sites.length > 1 && (
        <Field label={t("site")} error={siteError}>
          {(control) => (
            <Choice {...control} value={site} onChange={({ target }) => setSite(target.value)}>
              <option value="">{t("chooseSite")}</option>
              {sites.map(({ id, name: siteName }) => (
                <option key={id} value={id}>
                  {text(siteName)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
      )}
      <Field label={t("deviceName")} hint={t("deviceHint")} error={nameError}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <button type="submit" className={styles.action} disabled={isBusy}>
        {t("openHere")}
      </button>
    </form>
  );
}
