import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { AnswerFilter, AnswerPage } from "#contract/organiseAnswers.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { ExportButtons } from "../../review/ExportButtons.tsx";
import { RaceChoice, StateButtons } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import { OpenedPanel } from "../../review/OpenedPanel.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useOpened } from "../../review/useOpened.ts";
import { usePages } from "../../usePages.ts";
import { AnswerList, rowId } from "./AnswerList.tsx";
import { AnswerView, viewId } from "./AnswerView.tsx";
import { useAnswerTexts } from "./texts.ts";

interface AnswersViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * Shows the answers to the general forms of a race, such as messages and volunteers: a list, the
 * open answer, replies and an export.
 */
export default function AnswersView({ client, races }: AnswersViewProps) {
  const t = useAnswerTexts();
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      {race.seesPersonal ? (
        <RaceAnswers key={race.domainName} client={client} race={race} />
      ) : (
        <Empty>{t("notSeen")}</Empty>
      )}
    </>
  );
}

const states = ["open", "done"] as const;
const nothing: AnswerPage = { answers: [], next: null, forms: [] };

function RaceAnswers({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useAnswerTexts();
  const { language } = useSite();
  // The link of a message names the form.
  const linked = new URLSearchParams(useLocation().search).get("form") ?? undefined;
  const { domainName } = race;
  const [filter, setFilter] = useState<AnswerFilter>({
    domainName,
    state: "open",
    ...(linked !== undefined && { form: linked }),
  });
  const load = useCallback(
    (after?: string) => client.call("GET /sign-up/organise/answers", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, reload, loadMore } = usePages(load, "answers", nothing);
  const { opened, open, close } = useOpened();
  const focusLater = useLaterFocus();
  const show = (submissionId: string) => {
    focusLater(viewId);
    open(submissionId);
  };
  const leave = () => {
    if (opened !== undefined) focusLater(rowId(opened));
    close();
  };
  if (list.phase === "ready" && list.forms.length === 0) return <Empty>{t("noForms")}</Empty>;
  const forms = list.forms.filter(({ id }) => filter.form === undefined || id === filter.form);
  const counts = {
    open: forms.reduce((sum, form) => sum + form.open, 0),
    done: forms.reduce((sum, form) => sum + form.done, 0),
  };
  return (
    <div className={review.review} data-opened={opened !== undefined}>
      <div className={review.browse}>
        <div className={filters.filters}>
          <FormChoice
            forms={list.forms}
            form={filter.form}
            onForm={(form) => setFilter({ domainName, state: filter.state, ...(form && { form }) })}
          />
          <StateButtons
            legend={t("state")}
            states={states}
            counts={counts}
            chosen={filter.state}
            getName={t}
            onChoose={(state) => setFilter({ ...filter, state })}
          />
        </div>
        <AnswerList list={list} race={race} opened={opened} onOpen={show} reload={reload} loadMore={loadMore} />
        <ExportButtons
          take={(format) =>
            fetchExport(client, "GET /sign-up/export", {
              query: { domainName, form: filter.form, use: "general", format, language },
              isSilent: true,
            })
          }
          hint={t("exportHint")}
          isEmpty={counts.open + counts.done === 0}
        />
      </div>
      <OpenedPanel>
        {opened === undefined ? (
          <p className={review.placeholder}>{t("choose")}</p>
        ) : (
          <AnswerView
            key={opened}
            submissionId={opened}
            client={client}
            race={race}
            onClose={leave}
            onChanged={reload}
          />
        )}
      </OpenedPanel>
    </div>
  );
}

interface FormChoiceProps {
  forms: AnswerPage["forms"];
  /** Undefined for all. */
  form: string | undefined;
  onForm(form: string | undefined): void;
}

function FormChoice({ forms, form, onForm }: FormChoiceProps) {
  const t = useAnswerTexts();
  const { text } = useSite();
  return (
    <Field label={t("forms")}>
      {(control) => (
        <Choice {...control} value={form ?? ""} onChange={({ target }) => onForm(target.value || undefined)}>
          <option value="">{t("allForms")}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {text(title)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}
