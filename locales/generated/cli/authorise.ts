// Made by `npm run gen` from locales/cli/authorise.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "race": {};
  "allRaces": {};
  "personalData": {};
  "reviewer": {};
  "staff": {};
  "take": {};
  "resetSecondFactor": {};
  "list": {};
  "json": {};
  "whoOrList": {};
  "raceOrAll": {};
  "given": {};
  "givenRace": { "race": string | number };
  "givenPersonal": { "race": string | number };
  "takenPersonal": { "race": string | number };
  "givenReviewer": { "race": string | number };
  "takenReviewer": { "race": string | number };
  "givenStaff": { "race": string | number };
  "takenStaff": { "race": string | number };
  "handsOut": { "races": string | number };
  "reviews": { "races": string | number };
  "seesPersonal": { "races": string | number };
  "taken": {};
  "takenRace": { "race": string | number };
  "unchanged": {};
  "unchangedRace": { "race": string | number };
  "hasAll": { "race": string | number };
  "noRace": { "race": string | number };
  "no-account": {};
  "reset": {};
  "noSecondFactor": {};
  "all": {};
  "nobody": {};
}> = {
  scope: "cli/authorise",
  zh: {
    "help": ["把一个账号设为赛事的组织人员，可以在 /organise 处理报名、名额和退款，个人信息以 * 遮盖；--personal-data 和 --reviewer 另外授予查看个人信息、审核申请的权限；--staff 只授予发放参赛物资的权限。--race 只限一个赛事，--all-races（或不写）为全部赛事；--take 收回。账号须先注册。--list 列出谁有哪些赛事的权限。退出码 1：没有这个账号或赛事，或该账号有全部赛事的权限，不能只收回一个。"],
    "race": ["赛事的编号或域名"],
    "allRaces": ["全部赛事"],
    "personalData": ["改为授予或收回查看个人信息（姓名、证件、联系方式、填写内容）和导出报名表的权限；没有它，个人信息以 * 遮盖"],
    "reviewer": ["改为授予或收回审核申请和实名信息的权限，包括其中的填写内容和文件"],
    "staff": ["改为授予或收回发放参赛物资的权限，不需要是组织人员"],
    "take": ["收回权限"],
    "resetSecondFactor": ["重置该账号的两步验证，用于手机丢失"],
    "list": ["列出组织人员和他们的赛事"],
    "json": ["以 JSON 输出（--list）"],
    "whoOrList": ["请写明账号的邮箱或手机号，或用 --list 列出组织人员。"],
    "raceOrAll": ["请用 --race 写明一个赛事，或用 --all-races。"],
    "given": ["该账号现在是全部赛事的组织人员。只限一个赛事：先用 --take 收回，再用 --race 指定赛事。"],
    "givenRace": ["该账号现在是赛事 ",["race"]," 的组织人员。"],
    "givenPersonal": ["该账号现在可以查看个人信息：",["race"],"。前提是它也是该赛事的组织人员。"],
    "takenPersonal": ["该账号不再能查看个人信息：",["race"],"。"],
    "givenReviewer": ["该账号现在可以审核申请和实名信息：",["race"],"。前提是它也是该赛事的组织人员。"],
    "takenReviewer": ["该账号不再能审核申请和实名信息：",["race"],"。"],
    "givenStaff": ["该账号现在可以发放参赛物资：",["race"],"。"],
    "takenStaff": ["该账号不再能发放参赛物资：",["race"],"。"],
    "handsOut": ["可发放物资：",["races"]],
    "reviews": ["可审核：",["races"]],
    "seesPersonal": ["可看个人信息：",["races"]],
    "taken": ["该账号不再是任何赛事的组织人员。"],
    "takenRace": ["该账号不再是赛事 ",["race"]," 的组织人员。"],
    "unchanged": ["没有变化：权限本来如此。"],
    "unchangedRace": ["没有变化：该账号对赛事 ",["race"]," 的权限本来如此。"],
    "hasAll": ["没有变化：该账号有全部赛事的权限，不能只收回 ",["race"],"。请用 --take 全部收回，再用 --race 逐个指定。"],
    "noRace": ["没有编号或域名为 ",["race"]," 的赛事。请先发布它，或检查写法。"],
    "no-account": ["没有这个邮箱或手机号的账号，请先注册。"],
    "reset": ["已重置该账号的两步验证，下次处理报名前须重新设置。"],
    "noSecondFactor": ["没有变化：该账号没有两步验证。"],
    "all": ["全部赛事"],
    "nobody": ["没有组织人员。"],
  },
  en: {
    "help": ["Makes an account an organiser's, who works with entries, places and refunds at /organise and sees masked personal data. --personal-data and --reviewer give the rights to see personal data and to decide applications in addition; --staff gives the one to hand out race packs alone. --race limits it to one race; --all-races, or neither, means all; --take revokes it. The account must be registered first. --list prints who organises what. Exit code 1: there is no such account or race, or one race cannot be taken from an account that has all."],
    "race": ["the id of the race, or its domain name"],
    "allRaces": ["all races, also those of later"],
    "personalData": ["give or take the right to see personal data (names, documents, contacts, answers) and to export sign-ups; they are masked without it"],
    "reviewer": ["give or take the right to read and decide applications and identity documents, with their answers and files"],
    "staff": ["give or take the right to hand out race packs, which needs no other"],
    "take": ["revoke the permission"],
    "resetSecondFactor": ["remove the account's second factor: its owner lost the phone"],
    "list": ["list the organisers and their races"],
    "json": ["print JSON (--list)"],
    "whoOrList": ["Name the account by its email address or phone number, or list the organisers with --list."],
    "raceOrAll": ["Name one race with --race, or use --all-races."],
    "given": ["This account now organises all races. To limit it to one, revoke this with --take and name the race with --race."],
    "givenRace": ["This account now organises the race ",["race"],"."],
    "givenPersonal": ["This account now sees personal data, as far as it organises the race: ",["race"],"."],
    "takenPersonal": ["This account no longer sees personal data: ",["race"],"."],
    "givenReviewer": ["This account now reviews applications and documents, as far as it organises the race: ",["race"],"."],
    "takenReviewer": ["This account no longer reviews applications and documents: ",["race"],"."],
    "givenStaff": ["This account now hands out race packs: ",["race"],"."],
    "takenStaff": ["This account no longer hands out race packs: ",["race"],"."],
    "handsOut": ["hands out race packs: ",["races"]],
    "reviews": ["reviews: ",["races"]],
    "seesPersonal": ["sees personal data: ",["races"]],
    "taken": ["This account no longer organises any race."],
    "takenRace": ["This account no longer organises the race ",["race"],"."],
    "unchanged": ["Nothing changed: the permission already was so."],
    "unchangedRace": ["Nothing changed: the account's permission for the race ",["race"]," already was so."],
    "hasAll": ["Nothing changed: the account has all races, so ",["race"]," cannot be taken. Revoke all with --take, then name each race with --race."],
    "noRace": ["No race has the id or domain name ",["race"],". Publish it first, or check the spelling."],
    "no-account": ["No account has this email address or phone number. Register it first."],
    "reset": ["The account's second factor is removed. Its owner sets up a new one."],
    "noSecondFactor": ["Nothing changed: the account has no second factor."],
    "all": ["all races"],
    "nobody": ["Nobody is an organiser."],
  },
};
