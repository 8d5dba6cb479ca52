import { type FormEvent, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { EntryHead, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useBibTexts } from "./texts.ts";

interface BibFormProps {
  client: Client;
  race: OrganisedRace;
  entry: EntryHead;
  onDone(): void;
}

/** Changes the bib of one entry by hand. */
export function BibForm({ client, race: { domainName }, entry: { code, bib: given }, onDone }: BibFormProps) {
  const t = useBibTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const [bib, setBib] = useState(given ?? "");
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    try {
      const json = { domainName, isTrial: false, rows: [{ code, bib: bib.trim() }] };
      const { faults } = await client.call("POST /sign-up/organise/bibs/import", { json, isSilent: true });
      const [fault] = faults;
      setTrouble(fault && t(`fault_${fault.fault}`));
      if (!fault) {
        showToast("success", t("saved"));
        onDone();
      }
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  return (
    <details>
      <summary>{t("byHand")}</summary>
      <form className={application.decision} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t("bib")} hint={t("byHandHint")} error={trouble}>
          {(control) => (
            <TextInput {...control} value={bib} maxLength={32} onChange={({ target }) => setBib(target.value)} />
          )}
        </Field>
        <div className={application.actions}>
          <button type="submit" className={application.primary} disabled={isWorking}>
            {t("save")}
          </button>
        </div>
      </form>
    </details>
  );
}
