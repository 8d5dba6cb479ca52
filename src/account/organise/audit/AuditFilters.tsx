import dayjs from "dayjs";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import type { AuditFilter, AuditPage } from "#contract/audit.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { RaceChoice } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import styles from "./Audit.module.css";
import { auditActions, useAuditNames, useAuditTexts } from "./texts.ts";

interface AuditFiltersProps {
  races: OrganisedRace[];
  race: OrganisedRace;
  filter: AuditFilter;
  organisers: AuditPage["organisers"];
  onFilter(filter: AuditFilter): void;
}

/** Chooses whose and which actions are listed, and from when. */
export function AuditFilters({ races, race, filter, organisers, onFilter }: AuditFiltersProps) {
  const t = useAuditTexts();
  const names = useAuditNames();
  return (
    <div className={filters.filters}>
      <RaceChoice races={races} domainName={filter.domainName} onRace={(domainName) => onFilter({ domainName })} />
      <Field label={t("who")}>
        {(control) => (
          <Choice
            {...control}
            value={filter.who ?? ""}
            onChange={({ target }) => onFilter({ ...filter, who: target.value || undefined })}
          >
            <option value="">{t("anybody")}</option>
            {organisers.map(({ id, nick }) => (
              <option key={id} value={id}>
                {nick}
              </option>
            ))}
            {(["users", "program", "command"] as const).map((actor) => (
              <option key={actor} value={actor}>
                {t(`who_${actor}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={t("action")}>
        {(control) => (
          <Choice
            {...control}
            value={filter.action ?? ""}
            onChange={({ target }) => onFilter({ ...filter, action: target.value || undefined })}
          >
            <option value="">{t("anything")}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {names.action(action)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <div className={styles.span}>
        {(["from", "until"] as const).map((side) => (
          <Field key={`${side} ${filter.domainName}`} label={t(side)}>
            {(control) => (
              <TextInput
                {...control}
                type="datetime-local"
                onChange={({ target }) => onFilter({ ...filter, [side]: readInstant(target.value, race.timeZone) })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}

// As the clocks at the race show it.
function readInstant(written: string, timeZone: string): string | undefined {
  const at = dayjs.tz(written, timeZone).valueOf();
  return written === "" || Number.isNaN(at) ? undefined : String(at);
}
