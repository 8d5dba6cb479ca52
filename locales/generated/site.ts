// Made by `npm run gen` from locales/site.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "skip": {};
  "mainMenu": {};
  "openMenu": {};
  "closeMenu": {};
  "menu": {};
  "banner": { "number": string | number };
  "home": {};
  "logIn": {};
  "account": {};
  "organise": {};
  "section": {};
  "newTab": {};
  "languageChanged": {};
  "partNotLoaded": {};
  "pageNotLoaded": {};
  "pageFailed": {};
  "moduleMissingTitle": {};
  "moduleMissing": { "type": string | number };
  "notFoundTitle": {};
  "notFound": {};
  "toHome": {};
  "fileMissing": {};
  "fileFailed": {};
  "bootFailedTitle": {};
  "bootFailed": {};
  "configFailed": {};
  "retry": {};
  "notifications": {};
  "notBound": {};
  "notBoundNote": {};
  "emptyHome": {};
  "network": {};
  "empty": {};
  "timeout": {};
}> = {
  scope: "site",
  zh: {
    "skip": ["跳到正文"],
    "mainMenu": ["主菜单"],
    "openMenu": ["打开菜单"],
    "closeMenu": ["关闭菜单"],
    "menu": ["菜单"],
    "banner": ["广告 ",["number"]],
    "home": ["首页"],
    "logIn": ["登录"],
    "account": ["我的账号"],
    "organise": ["赛事管理"],
    "section": ["本栏目"],
    "newTab": ["（在新标签页打开）"],
    "languageChanged": ["已切换为中文"],
    "partNotLoaded": ["这部分内容没有加载成功。"],
    "pageNotLoaded": ["页面没有加载成功，请检查网络后重试。"],
    "pageFailed": ["页面出了点问题，我们已收到报告。"],
    "moduleMissingTitle": ["页面暂时无法显示"],
    "moduleMissing": ["没有找到页面模块“",["type"],"”。问题已上报给网站管理员。"],
    "notFoundTitle": ["没有找到这个页面"],
    "notFound": ["地址可能写错了，或者页面已经移走。"],
    "toHome": ["回到首页"],
    "fileMissing": ["内容不存在或已下线。"],
    "fileFailed": ["内容没有加载成功，请稍后再试。"],
    "bootFailedTitle": ["网站没有打开"],
    "bootFailed": ["请检查网络后重试。如果仍然不行，请稍后再来。"],
    "configFailed": ["网站的配置暂时无法读取，问题已上报。"],
    "retry": ["重试"],
    "notifications": ["消息"],
    "notBound": ["未绑定赛事"],
    "notBoundNote": ["这个域名还没有绑定赛事，您看到的是预览站点。"],
    "emptyHome": ["首页还没有内容。"],
    "network": ["网络连接失败，请刷新"],
    "empty": ["出错了！"],
    "timeout": ["请求超时，请重试"],
  },
  en: {
    "skip": ["Skip to content"],
    "mainMenu": ["Main menu"],
    "openMenu": ["Open menu"],
    "closeMenu": ["Close menu"],
    "menu": ["Menu"],
    "banner": ["Advertisement ",["number"]],
    "home": ["Home"],
    "logIn": ["Log in"],
    "account": ["My account"],
    "organise": ["For organisers"],
    "section": ["In this section"],
    "newTab": ["(opens in a new tab)"],
    "languageChanged": ["The language is now English"],
    "partNotLoaded": ["This part of the page could not be loaded."],
    "pageNotLoaded": ["The page could not be loaded. Check your connection and try again."],
    "pageFailed": ["Something on this page went wrong. It has been reported."],
    "moduleMissingTitle": ["This page cannot be shown"],
    "moduleMissing": ["The page module “",["type"],"” was not found. It has been reported."],
    "notFoundTitle": ["Page not found"],
    "notFound": ["The address may be mistyped, or the page has moved."],
    "toHome": ["Go to the home page"],
    "fileMissing": ["This content does not exist or has been taken down."],
    "fileFailed": ["The content could not be loaded. Please try again later."],
    "bootFailedTitle": ["The site did not open"],
    "bootFailed": ["Check your connection and try again. If it still fails, please come back later."],
    "configFailed": ["The site’s configuration cannot be read at the moment. It has been reported."],
    "retry": ["Try again"],
    "notifications": ["Messages"],
    "notBound": ["Not bound to a race"],
    "notBoundNote": ["This domain is not bound to a race yet. You are looking at the preview site."],
    "emptyHome": ["The home page has no content yet."],
    "network": ["The network connection failed. Please refresh."],
    "empty": ["Something went wrong!"],
    "timeout": ["The server took too long to answer. Please try again."],
  },
};
