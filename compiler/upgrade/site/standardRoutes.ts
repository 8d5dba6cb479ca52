/** A route that the flat kind of site always has. */
export interface StandardRoute {
  path: string;
  name: string;
  title: { zh: string; en: string };
  type: string;
  isHidden: boolean;
}

const route = (path: string, name: string, zh: string, en: string, type: string, isHidden = true): StandardRoute => ({
  path,
  name,
  title: { zh, en },
  type,
  isHidden,
});

/** The routes that every site of the flat kind has, whether its config names them or not. */
export const standardRoutes: StandardRoute[] = [
  route("/home", "Home", "首页", "Home", "home", false),
  route("/registration-search", "RegistrationSearch", "报名查询", "Registration search", "registration-search"),
  route("/score-search", "ScoreSearch", "成绩查询", "Results", "score-search"),
  route("/multiple-score-search", "MultipleScoreSearch", "往届成绩", "Results of past years", "multiple-score-search"),
  route("/image-search", "ImageSearch", "照片查询", "Photo search", "image-search"),
  route("/video-collection", "VideoCollection", "赛事视频", "Videos", "video-collection"),
  route("/image-collection", "ImageCollection", "精彩图片", "Pictures", "image-collection"),
  route("/upload", "Upload", "材料提交", "Upload", "upload"),
  route("/direct", "Direct", "直通报名", "Direct entry", "direct"),
  route("/post", "Post", "报名", "Sign up", "post"),
  route("/confirm", "Confirm", "确认", "Confirm", "confirm"),
  route("/i18NDemos", "I18NDemos", "翻译演示", "Translation demo", "i18n-demos"),
];
