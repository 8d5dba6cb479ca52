import { useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ExportColumns, ExportLayout } from "#contract/exportLayouts.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { useOrganiseTexts } from "../kit/texts.ts";
import { LayoutForm } from "./LayoutForm.tsx";

interface LayoutsProps {
  client: Client;
  race: OrganisedRace;
  known: ExportColumns;
  /** The name of the chosen layout; undefined for all columns. */
  layout: string | undefined;
  onLayout(layout: string | undefined): void;
}

/** Chooses a layout of the race for the file, changes it, or makes a new one. */
export function Layouts({ client, race, known, layout, onLayout }: LayoutsProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const [{ columns, layouts }, setColumns] = useState(known);
  const [draft, setDraft] = useState<ExportLayout>();
  const current = layouts.find(({ name }) => name === layout);
  const save = async ({ name, columns: keys }: ExportLayout) => {
    const saved = await client.call("POST /sign-up/organise/columns", {
      json: { domainName: race.domainName, name, columns: keys },
      isSilent: true,
    });
    setColumns(saved);
    setDraft(undefined);
    onLayout(keys.length > 0 ? name : undefined);
    showToast("success", t(keys.length > 0 ? "layoutSaved" : "layoutDeleted", { layout: name }));
  };
  if (draft)
    return (
      <LayoutForm
        columns={columns}
        layout={draft}
        isSaved={layouts.includes(draft)}
        onSave={save}
        onCancel={() => setDraft(undefined)}
      />
    );
  return (
    <>
      <Field label={t("columnsOfFile")} hint={t("layoutHint")}>
        {(control) => (
          <Choice
            {...control}
            value={current?.name ?? ""}
            onChange={({ target }) => onLayout(target.value || undefined)}
          >
            <option value="">{t("allColumns")}</option>
            {layouts.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <div className={application.actions}>
        {current && (
          <Action look="quiet" onPress={() => setDraft(current)}>
            {t("changeLayout")}
          </Action>
        )}
        <Action look="quiet" onPress={() => setDraft({ name: "", columns: [] })}>
          {t("newLayout")}
        </Action>
      </div>
    </>
  );
}
