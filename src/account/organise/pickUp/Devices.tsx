import { useState } from "react";
import { Empty, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { DataOf } from "#contract/contract.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { PickUpLoad } from "#contract/pickUpDesk.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useRenewed } from "../kit/useRenewed.ts";
import styles from "./PickUpDesk.module.css";
import { usePickUpDeskTexts } from "./texts.ts";

interface DevicesProps {
  client: Client;
  race: OrganisedRace;
  sites: PickUpLoad["sites"];
}

type Device = DataOf<"GET /sign-up/staff/devices">["devices"][number];

/** The phones and computers with which staff hand out; one that is lost is closed here. */
export function Devices({ client, race, sites }: DevicesProps) {
  const t = usePickUpDeskTexts();
  const { domainName } = race;
  const query = { domainName };
  const { data, failure, renew } = useRenewed(client, "GET /sign-up/staff/devices", { query }, domainName);
  return (
    <section className={styles.part} aria-labelledby="pick-up-devices">
      <h2 id="pick-up-devices">{t("devices")}</h2>
      <p className={review.hint}>{t("devicesHint")}</p>
      {!data && (failure === undefined ? <Skeleton lines={3} height="8rem" /> : <p>{failure}</p>)}
      {data?.devices.length === 0 && <Empty>{t("noDevices")}</Empty>}
      {data && (
        <ul className={review.list}>
          {data.devices.map((device) => (
            <li key={device.deviceId}>
              <DeviceRow client={client} race={race} sites={sites} device={device} onClosed={renew} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DeviceRow({ client, race, sites, device, onClosed }: DevicesProps & { device: Device; onClosed(): void }) {
  const t = usePickUpDeskTexts();
  const { text, confirm } = useSite();
  const dates = useDates();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const { deviceId, name, site, state, pending, lastSyncAt } = device;
  const siteName = text(sites.find(({ id }) => id === site)?.name) || site;
  const close = async () => {
    const words = { title: t("closeTitle", { name }), body: t(state === "closing" ? "abandonBody" : "closeBody") };
    if (!(await confirm({ ...words, yes: t("close"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName, deviceId };
      await client.call("POST /sign-up/staff/devices/close", { json, isSilent: true });
    } catch (error) {
      setTrouble(explain(error));
    }
    onClosed();
  };
  return (
    <div className={styles.device}>
      <span>
        <b>{name}</b> {siteName}
      </span>
      <span>{t(`state_${state}`)}</span>
      <span>
        {lastSyncAt === null
          ? t("neverSynced")
          : t("synced", { at: dates(lastSyncAt, "moment", race.timeZone), count: pending })}
      </span>
      {state !== "closed" && <QuietButton onClick={() => void close()}>{t("close")}</QuietButton>}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
