// Made by `npm run gen` from locales/kit/results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "setKind": { "kind": string };
  "setNumber": { "number": string | number; "date": string | number };
  "older": { "newest": string | number };
  "toNewest": {};
  "hiddenName": {};
  "noName": {};
  "bib": {};
  "runner": {};
  "gender": {};
  "ageGroup": {};
  "club": {};
  "country": {};
  "start": {};
  "place": {};
  "net": {};
  "gun": {};
  "male": {};
  "female": {};
  "item": {};
  "counts": { "basis": string };
  "status": { "status": string };
  "shortStatus": { "status": string };
  "reasonCutOff": { "points": string | number };
  "reasonMissing": { "points": string | number };
  "rankOverall": {};
  "rankGender": { "gender": string };
  "rankAgeGroup": { "group": string | number };
  "ofSize": { "size": number };
  "splits": {};
  "point": {};
  "clock": {};
  "section": {};
  "pace": {};
  "fieldPace": {};
  "margin": {};
  "finish": {};
  "kilometres": { "distance": string | number };
  "plot": { "fastest": string | number; "slowest": string | number };
  "own": {};
  "zoomHint": {};
  "zoomTo": { "point": string | number };
  "whole": {};
  "zoomed": { "from": string | number; "to": string | number };
  "spread": {};
  "spreadLine": { "count": number; "percent": number; "median": string | number };
  "spreadOnly": { "count": number; "median": string | number };
  "spreadPlot": { "from": string | number; "to": string | number; "step": string | number };
  "median": {};
  "join": {};
  "late": { "time": string | number };
}> = {
  scope: "kit/results",
  zh: {
    "setKind": [["kind","select",{"preliminary":["初步成绩"],"official":["正式成绩"],"other":["更正成绩"]}]],
    "setNumber": ["第 ",["number"]," 版，",["date"]," 发布"],
    "older": ["这是较早的一版，最新的是第 ",["newest"]," 版。"],
    "toNewest": ["查看最新成绩"],
    "hiddenName": ["不公开姓名"],
    "noName": ["—"],
    "bib": ["参赛号"],
    "runner": ["姓名"],
    "gender": ["性别"],
    "ageGroup": ["年龄组"],
    "club": ["俱乐部"],
    "country": ["国家或地区"],
    "start": ["枪次"],
    "place": ["名次"],
    "net": ["净成绩"],
    "gun": ["枪声成绩"],
    "male": ["男"],
    "female": ["女"],
    "item": ["项目"],
    "counts": ["名次按",["basis","select",{"net":["净成绩"],"other":["枪声成绩"]}],"排列"],
    "status": [["status","select",{"not_started":["未出发"],"running":["途中"],"finished":["完赛"],"dnf":["未完赛"],"dns":["未起跑"],"dsq":["取消成绩"],"over_time":["超过关门时间"],"missing_point":["缺少计时点"],"out_of_competition":["不计名次"],"other":["成绩未确认"]}]],
    "shortStatus": [["status","select",{"not_started":["未出发"],"running":["途中"],"finished":["完赛"],"dnf":["未完赛"],"dns":["未起跑"],"dsq":["取消成绩"],"over_time":["关门"],"missing_point":["漏计时点"],"out_of_competition":["不计名次"],"other":["未确认"]}]],
    "reasonCutOff": ["没有在关门时间前通过：",["points"],"。"],
    "reasonMissing": ["以下计时点没有记录：",["points"],"。"],
    "rankOverall": ["总排名"],
    "rankGender": [["gender","select",{"1":["男子排名"],"2":["女子排名"],"other":["性别排名"]}]],
    "rankAgeGroup": ["年龄组 ",["group"]],
    "ofSize": ["共 ",["size","number"]," 人"],
    "splits": ["分段与配速"],
    "point": ["计时点"],
    "clock": ["用时"],
    "section": ["分段用时"],
    "pace": ["配速"],
    "fieldPace": ["全场中位配速"],
    "margin": ["距关门"],
    "finish": ["终点"],
    "kilometres": [["distance"]," 公里"],
    "plot": ["各分段配速：最快 ",["fastest"],"，最慢 ",["slowest"],"。数值见下表。"],
    "own": ["本人"],
    "zoomHint": ["在图上拖动，或在表中选择分段，可以放大。"],
    "zoomTo": ["在图中放大到",["point"],"的分段"],
    "whole": ["显示全程"],
    "zoomed": ["正在显示 ",["from"],"–",["to"]," 公里"],
    "spread": ["与全场相比"],
    "spreadLine": [["count","number"]," 名完赛选手中，比 ",["percent","number"],"% 的人快；中位数是 ",["median"],"。"],
    "spreadOnly": [["count","number"]," 名选手完赛，中位数是 ",["median"],"。"],
    "spreadPlot": ["完赛时间分布：从 ",["from"]," 到 ",["to"],"，每格 ",["step"]," 分钟。"],
    "median": ["中位数"],
    "join": ["、"],
    "late": ["超出 ",["time"]],
  },
  en: {
    "setKind": [["kind","select",{"preliminary":["Preliminary results"],"official":["Official results"],"other":["Amended results"]}]],
    "setNumber": ["Set ",["number"],", published ",["date"]],
    "older": ["This is an earlier set; the newest is set ",["newest"],"."],
    "toNewest": ["Show the newest"],
    "hiddenName": ["Name not shown"],
    "noName": ["—"],
    "bib": ["Bib"],
    "runner": ["Name"],
    "gender": ["Gender"],
    "ageGroup": ["Age group"],
    "club": ["Club"],
    "country": ["Country"],
    "start": ["Start"],
    "place": ["Place"],
    "net": ["Net time"],
    "gun": ["Gun time"],
    "male": ["Male"],
    "female": ["Female"],
    "item": ["Item"],
    "counts": ["Ranked by ",["basis","select",{"net":["net time"],"other":["gun time"]}]],
    "status": [["status","select",{"not_started":["Not started"],"running":["On the course"],"finished":["Finished"],"dnf":["Did not finish"],"dns":["Did not start"],"dsq":["Disqualified"],"over_time":["Over the time limit"],"missing_point":["Missed a timing point"],"out_of_competition":["Out of competition"],"other":["Unconfirmed"]}]],
    "shortStatus": [["status","select",{"not_started":["Not started"],"running":["On course"],"finished":["Finished"],"dnf":["DNF"],"dns":["DNS"],"dsq":["DSQ"],"over_time":["Over time"],"missing_point":["Missed point"],"out_of_competition":["Not ranked"],"other":["Unconfirmed"]}]],
    "reasonCutOff": ["Past the cut-off at: ",["points"],"."],
    "reasonMissing": ["No time was recorded at: ",["points"],"."],
    "rankOverall": ["Overall"],
    "rankGender": [["gender","select",{"1":["Men"],"2":["Women"],"other":["Gender"]}]],
    "rankAgeGroup": ["Age group ",["group"]],
    "ofSize": ["of ",["size","number"]],
    "splits": ["Splits and pace"],
    "point": ["Point"],
    "clock": ["Time"],
    "section": ["Section"],
    "pace": ["Pace"],
    "fieldPace": ["Field’s median pace"],
    "margin": ["Before cut-off"],
    "finish": ["Finish"],
    "kilometres": [["distance"]," km"],
    "plot": ["Pace by section: fastest ",["fastest"],", slowest ",["slowest"],". The table below has the values."],
    "own": ["This runner"],
    "zoomHint": ["Drag over the plot, or choose sections in the table, to zoom."],
    "zoomTo": ["Zoom the plot to the section up to ",["point"]],
    "whole": ["Show the whole race"],
    "zoomed": ["Showing ",["from"],"–",["to"]," km"],
    "spread": ["Compared with the field"],
    "spreadLine": ["Faster than ",["percent","number"],"% of ",["count","number"]," finishers; the median is ",["median"],"."],
    "spreadOnly": [["count","number"]," runners finished; the median is ",["median"],"."],
    "spreadPlot": ["Finish times from ",["from"]," to ",["to"],", in steps of ",["step"]," minutes."],
    "median": ["Median"],
    "join": [", "],
    "late": [["time"]," late"],
  },
};
