import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import { Publication } from "./PublishPart.tsx";

const edition = { runners: 12, ranked: 12, unranked: null, isChanged: true } as unknown as OrganisedEdition;
const read = (language: "zh" | "en", more: Partial<OrganisedEdition> = {}) =>
  listWords(
    renderInSite(
      <Publication
        client={undefined as never}
        race={{ timeZone: "Asia/Shanghai" } as never}
        edition={{ ...edition, ...more }}
        sets={[]}
        onChanged={() => {}}
      />,
      { language },
    ),
  );

test("an organiser reads before publishing that nobody is ranked, and why; publishing stays possible", () => {
  const unranked = { ranked: 0, unranked: { status: "missing_point", count: 11 } } as const;
  expect(read("en", unranked)).toMatch(/Nobody is ranked.*Missed a timing point \(11 runners\).*Publish/s);
  expect(read("zh", unranked)).toMatch(/没有一人有名次.*缺少计时点（11 人）.*发布/s);
  expect(read("en")).not.toContain("Nobody is ranked");
});
