// Made by `npm run gen` from locales/home/map.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "map": { "distance": string | number };
  "course": { "number": string | number };
  "start": {};
  "finish": {};
  "startFinish": {};
  "distance": {};
  "climb": {};
  "highest": {};
  "elevation": {};
  "elevationLabel": { "distance": string | number; "climb": string | number; "lowest": string | number; "highest": string | number };
  "km": { "value": string | number };
  "at": { "distance": string | number; "height": string | number };
  "hint": {};
  "slider": {};
  "zoomIn": {};
  "zoomOut": {};
  "failed": {};
  "empty": {};
  "loading": {};
}> = {
  scope: "home/map",
  zh: {
    "title": ["赛道"],
    "map": ["赛道地图，全长 ",["distance"]," 公里"],
    "course": ["赛道 ",["number"]],
    "start": ["起点"],
    "finish": ["终点"],
    "startFinish": ["起点／终点"],
    "distance": ["全长"],
    "climb": ["累计爬升"],
    "highest": ["最高点"],
    "elevation": ["海拔"],
    "elevationLabel": ["海拔剖面：全长 ",["distance"]," 公里，累计爬升 ",["climb"]," 米，最低 ",["lowest"]," 米，最高 ",["highest"]," 米"],
    "km": [["value"]," 公里"],
    "at": [["distance"]," 公里处海拔 ",["height"]," 米"],
    "hint": ["在图上拖动，查看各处海拔"],
    "slider": ["沿赛道查看海拔"],
    "zoomIn": ["放大"],
    "zoomOut": ["缩小"],
    "failed": ["赛道图暂时无法显示，请稍后再试。"],
    "empty": ["赛道图即将公布。"],
    "loading": ["正在读取赛道…"],
  },
  en: {
    "title": ["Course"],
    "map": ["Map of the course, ",["distance"]," km"],
    "course": ["Course ",["number"]],
    "start": ["Start"],
    "finish": ["Finish"],
    "startFinish": ["Start / Finish"],
    "distance": ["Distance"],
    "climb": ["Climb"],
    "highest": ["Highest point"],
    "elevation": ["Elevation"],
    "elevationLabel": ["Elevation profile: ",["distance"]," km, ",["climb"]," m of climb, lowest ",["lowest"]," m, highest ",["highest"]," m"],
    "km": [["value"]," km"],
    "at": [["height"]," m at ",["distance"]," km"],
    "hint": ["Drag along the profile to read it"],
    "slider": ["Read the elevation along the course"],
    "zoomIn": ["Zoom in"],
    "zoomOut": ["Zoom out"],
    "failed": ["The course cannot be shown at the moment. Please try again later."],
    "empty": ["The course will be published soon."],
    "loading": ["Loading the course…"],
  },
};
