import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { OrganisedRace } from "#contract/organise.ts";
import type { ApiToken } from "#contract/tokens.ts";
import type { UserData } from "#contract/userData.ts";
import { MakeForm } from "./MakeForm.tsx";
import { TokenRow } from "./TokenRow.tsx";

const race = (raceId: string, seesPersonal: boolean) =>
  ({ raceId, title: { zh: `比赛${raceId}` }, timeZone: "Asia/Shanghai", seesPersonal }) as OrganisedRace;
const token: ApiToken = {
  tokenId: "t",
  name: "<b>大屏</b>",
  ending: "abcd",
  races: ["1", "9"],
  scopes: ["numbers:read"],
  createdAt: 0,
  expiresAt: Date.parse("2035-12-01T00:00:00Z"),
  isExpired: false,
  lastUsedOn: "2035-10-02",
};
const zh = { language: "zh" } as const;
const userData = {
  accountInfo: { extendInfo: { hasPassword: true } },
  userInfo: { userPhone: null, userEmail: "me@example.org" },
} as unknown as UserData;
const getForm = (races: [OrganisedRace, ...OrganisedRace[]]) =>
  listWords(
    renderInSite(
      <MakeForm client={undefined as never} races={races} userData={userData} onMade={() => {}} onCancel={() => {}} />,
      zh,
    ),
  );

test("an organiser reads what a token is for, until when, and when it was used last", () => {
  const row = (more: Partial<ApiToken> = {}) =>
    listWords(
      renderInSite(
        <TokenRow
          client={undefined as never}
          races={[race("1", false)]}
          token={{ ...token, ...more }}
          onChanged={() => {}}
        />,
        zh,
      ),
    );
  for (const words of [
    "slt_…abcd",
    "比赛1 · 赛事 9",
    "查看数据和名额",
    "2035年12月1日",
    "最后使用：2035年10月2日",
    "停用",
  ])
    expect(row()).toContain(words);
  expect(row({ isExpired: true, lastUsedOn: null })).toMatch(/已过期.*未使用过/s);
});

test("an organiser is offered personal data only of a race that they see them of, and the races only if there are several", () => {
  expect(getForm([race("1", true)])).toContain("查看个人信息");
  expect(getForm([race("1", false)])).not.toContain("查看个人信息");
  expect(getForm([race("1", true)])).not.toContain("比赛1");
  expect(getForm([race("1", true), race("2", true)])).toContain("比赛2");
  for (const words of ["名称", "90 天", "365 天", "当前密码", "新建令牌"])
    expect(getForm([race("1", true)])).toContain(words);
});
