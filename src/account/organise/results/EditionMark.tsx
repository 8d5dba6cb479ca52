import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import { useResultTexts } from "./texts.ts";

/** Whether the results of an item wait to be published. */
export function EditionMark({ edition: { published, runners, isChanged } }: { edition: OrganisedEdition }) {
  const t = useResultTexts();
  if (!published && runners === 0) return null;
  if (!published) return <StatusMark tone="waiting">{t("notPublished")}</StatusMark>;
  if (isChanged) return <StatusMark tone="waiting">{t("changed")}</StatusMark>;
  return <StatusMark tone="good">{t(`kind-${published.kind as "official"}`)}</StatusMark>;
}
