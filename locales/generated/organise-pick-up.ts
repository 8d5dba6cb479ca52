// Made by `npm run gen` from locales/organise-pick-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "totals": { "confirmed": number; "uncollected": number };
  "facts": { "booked": number; "collected": number; "noShows": number; "served": number };
  "nothing": {};
  "hour": {};
  "booked": {};
  "served": {};
  "lists": {};
  "list": {};
  "list_packing": {};
  "list_uncollected": {};
  "site": {};
  "allSites": {};
  "exportHint": {};
  "devices": {};
  "devicesHint": {};
  "noDevices": {};
  "state_open": {};
  "state_closing": {};
  "state_closed": {};
  "neverSynced": {};
  "synced": { "at": string | number; "count": number };
  "close": {};
  "keep": {};
  "closeTitle": { "name": string | number };
  "closeBody": {};
  "abandonBody": {};
}> = {
  scope: "organise-pick-up",
  zh: {
    "lead": ["每个发放点的预约和发放，每 10 秒更新。工作人员在 /staff 发放。"],
    "totals": ["已确认 ",["confirmed","number"]," 人，未领齐 ",["uncollected","number"]," 人。"],
    "facts": ["预约 ",["booked","number"],"，领齐 ",["collected","number"],"，未到 ",["noShows","number"],"；在这里发放过 ",["served","number"]," 人。"],
    "nothing": ["还没有预约和发放。"],
    "hour": ["小时"],
    "booked": ["预约"],
    "served": ["发放"],
    "lists": ["清单"],
    "list": ["哪份清单"],
    "list_packing": ["装袋清单（按发放点、日期和时段）"],
    "list_uncollected": ["未领齐名单"],
    "site": ["发放点"],
    "allSites": ["全部"],
    "exportHint": ["没有查看个人信息的权限时，姓名会打码。导出会记入操作记录。"],
    "devices": ["发放设备"],
    "devicesHint": ["设备遗失时在这里关闭：它的登录立即失效，之后发来的记录不再生效。另一名组织者再关闭一次，表示放弃它可能未发送的记录。"],
    "noDevices": ["还没有启用设备。"],
    "state_open": ["使用中"],
    "state_closing": ["等待第二人确认"],
    "state_closed": ["已关闭"],
    "neverSynced": ["尚未同步"],
    "synced": [["at"]," 同步，当时待发送 ",["count","number"]," 条"],
    "close": ["关闭设备"],
    "keep": ["保留"],
    "closeTitle": ["关闭“",["name"],"”？"],
    "closeBody": ["它的登录会立即失效，还没有发送的记录不再生效。"],
    "abandonBody": ["确认后，它可能还没有发送的记录视为放弃。"],
  },
  en: {
    "lead": ["What is booked and handed out at each site, renewed every 10 s. Staff hand out at /staff."],
    "totals": [["confirmed","number"]," confirmed, of whom ",["uncollected","number"]," still lack something."],
    "facts": [["booked","number"]," booked, ",["collected","number"]," of them with everything, ",["noShows","number"]," did not come; ",["served","number"]," were handed something here."],
    "nothing": ["Nothing is booked or handed out yet."],
    "hour": ["Hour"],
    "booked": ["Booked"],
    "served": ["Handed out"],
    "lists": ["Lists"],
    "list": ["Which list"],
    "list_packing": ["Packing list, by site, day and slot"],
    "list_uncollected": ["Who still lacks something"],
    "site": ["Site"],
    "allSites": ["All"],
    "exportHint": ["Without the right to personal data names are masked. The audit names who took it."],
    "devices": ["Devices of staff"],
    "devicesHint": ["Close a device that is lost: its session ends at once, and nothing that it sends counts. A second organiser closes it again to abandon what it may not have sent."],
    "noDevices": ["No device is open."],
    "state_open": ["Open"],
    "state_closing": ["Waits for a second organiser"],
    "state_closed": ["Closed"],
    "neverSynced": ["never synced"],
    "synced": ["synced ",["at"],", with ",["count","number"]," to send then"],
    "close": ["Close it"],
    "keep": ["Keep it"],
    "closeTitle": ["Close ",["name"],"?"],
    "closeBody": ["Its session ends at once, and what it has not sent no longer counts."],
    "abandonBody": ["What it may not have sent is then abandoned."],
  },
};
