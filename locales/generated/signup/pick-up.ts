// Made by `npm run gen` from locales/signup/pick-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "who": {};
  "day": {};
  "time": {};
  "chooseWho": {};
  "chooseDay": {};
  "chooseTime": {};
  "isBooked": {};
  "isNotBooked": {};
  "isPickedUp": {};
  "left": { "count": number };
  "full": {};
  "over": {};
  "fullest": { "from": string | number; "until": string | number };
  "book": {};
  "booked": {};
  "move": {};
  "moveHere": {};
  "moveTitle": { "at": string | number };
  "moveBody": { "before": string | number };
  "moved": {};
  "keep": {};
  "cancel": {};
  "cancelTitle": { "at": string | number };
  "cancelBody": {};
  "cancelled": {};
  "changeUntil": { "at": string | number };
  "notOffered": {};
  "changeOver": {};
  "calendar": {};
  "map": {};
  "bring": {};
  "materials": {};
  "times": {};
  "early_ask": {};
  "early_refuse": {};
  "late_ask": {};
  "late_refuse": {};
  "proxies": {};
  "noProxies": {};
  "minors": {};
  "showCode": {};
  "codeTitle": { "code": string | number };
  "codeHint": {};
  "material": { "name": string | number; "choice": string | number };
  "bib": {};
  "shirt": {};
  "bag": {};
  "opens": { "at": string | number };
  "closes": { "at": string | number };
  "closed": {};
  "none": {};
  "allFull": {};
  "nearest": {};
}> = {
  scope: "signup/pick-up",
  zh: {
    "title": ["预约领物"],
    "who": ["领取人"],
    "day": ["领取日期"],
    "time": ["时间段"],
    "chooseWho": ["请选择领取人"],
    "chooseDay": ["请选择领取日期"],
    "chooseTime": ["请选择时间段"],
    "isBooked": ["已预约"],
    "isNotBooked": ["未预约"],
    "isPickedUp": ["已领取"],
    "left": ["余 ",["count","number"]],
    "full": ["已约满"],
    "over": ["已开始"],
    "fullest": ["预约最多：",["from"],"–",["until"]],
    "book": ["预约这个时段"],
    "booked": ["已预约"],
    "move": ["改约"],
    "moveHere": ["改约到这个时段"],
    "moveTitle": ["改约到 ",["at"],"？"],
    "moveBody": ["改约成功后，原来的 ",["before"]," 不再保留。"],
    "moved": ["已改约"],
    "keep": ["保留原来的时段"],
    "cancel": ["取消预约"],
    "cancelTitle": ["取消 ",["at"]," 的领物预约？"],
    "cancelBody": ["这个时段会让给其他人。预约截止前可以重新预约还有余量的时段。"],
    "cancelled": ["预约已取消"],
    "changeUntil": ["改约和取消截止：",["at"]],
    "notOffered": ["组委会已取消这个时段，请改约其他时间。"],
    "changeOver": ["已过改约和取消的时限，请按时领取。"],
    "calendar": ["添加到日历"],
    "map": ["查看地图"],
    "bring": ["须携带"],
    "materials": ["领取物资"],
    "times": ["早到和迟到"],
    "early_ask": ["早于预约时段到达，由现场负责人决定。"],
    "early_refuse": ["早于预约时段不发放，请按时前来。"],
    "late_ask": ["晚于预约时段到达，由现场负责人决定。"],
    "late_refuse": ["晚于预约时段不再发放。"],
    "proxies": ["代领"],
    "noProxies": ["只能本人领取。"],
    "minors": ["未成年人"],
    "showCode": ["显示领物二维码"],
    "codeTitle": ["领物二维码 ",["code"]],
    "codeHint": ["请在领物处出示。仅凭二维码不能领取，工作人员还会核对证件。"],
    "material": [["name"],"（",["choice"],"）"],
    "bib": ["号码布"],
    "shirt": ["参赛服"],
    "bag": ["参赛包"],
    "opens": [["at"]," 开始预约"],
    "closes": ["预约截止：",["at"]],
    "closed": ["预约已截止。如有疑问请联系组委会。"],
    "none": ["可预约的时段稍后公布。"],
    "allFull": ["所有时段都已约满。有人改约或取消后，这里会出现余量。"],
    "nearest": ["附近还有余量的时段："],
  },
  en: {
    "title": ["Pick-up appointment"],
    "who": ["Participant"],
    "day": ["Day"],
    "time": ["Time"],
    "chooseWho": ["Choose the participant."],
    "chooseDay": ["Choose the day."],
    "chooseTime": ["Choose the time."],
    "isBooked": ["Booked"],
    "isNotBooked": ["Not booked"],
    "isPickedUp": ["Picked up"],
    "left": [["count","number"]," left"],
    "full": ["Full"],
    "over": ["Begun"],
    "fullest": ["Fullest: ",["from"],"–",["until"]],
    "book": ["Book this time"],
    "booked": ["Booked"],
    "move": ["Move"],
    "moveHere": ["Move to this time"],
    "moveTitle": ["Move to ",["at"],"?"],
    "moveBody": ["Once you have the new time, that of ",["before"]," is no longer yours."],
    "moved": ["Moved"],
    "keep": ["Keep the booked time"],
    "cancel": ["Cancel the booking"],
    "cancelTitle": ["Cancel the pick-up on ",["at"],"?"],
    "cancelBody": ["The place goes to others. Until booking closes you can book a time that is still free."],
    "cancelled": ["Booking cancelled"],
    "changeUntil": ["Can be changed until ",["at"]],
    "notOffered": ["The organiser has closed this time. Move your booking to another one."],
    "changeOver": ["It can no longer be changed. Come at this time."],
    "calendar": ["Add to calendar"],
    "map": ["Map"],
    "bring": ["Bring"],
    "materials": ["You get"],
    "times": ["Early or late"],
    "early_ask": ["Who comes before the booked time is admitted only if the desk agrees."],
    "early_refuse": ["Nothing is handed out before the booked time."],
    "late_ask": ["Who comes after the booked time is admitted only if the desk agrees."],
    "late_refuse": ["Nothing is handed out after the booked time."],
    "proxies": ["Proxies"],
    "noProxies": ["Only the runner picks up."],
    "minors": ["Under 18"],
    "showCode": ["Show the code for the desk"],
    "codeTitle": ["Code for the desk ",["code"]],
    "codeHint": ["Show it at the desk. The code alone is not enough: staff also check your document."],
    "material": [["name"]," (",["choice"],")"],
    "bib": ["Bib"],
    "shirt": ["Shirt"],
    "bag": ["Bag"],
    "opens": ["Booking opens ",["at"]],
    "closes": ["Booking closes ",["at"]],
    "closed": ["Booking is closed. Contact the organiser if you have questions."],
    "none": ["The times will be announced."],
    "allFull": ["All times are full. A place shows here as soon as somebody moves or cancels."],
    "nearest": ["Free times near it:"],
  },
};
