// Made by `npm run gen` from locales/problem-words.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "hint": { "near": string | number };
  "or": {};
  "fact/text": {};
  "fact/link": {};
  "fact/money": {};
  "fact/count": {};
  "fact/distance": {};
  "fact/climb": {};
  "fact/age": {};
  "fact/ages": {};
  "fact/allocation": {};
  "fact/moment": {};
  "fact/duration": {};
  "node/unknown": {};
  "node/stray": {};
  "node/two": {};
  "node/list": {};
  "node/template": {};
  "node/format": {};
  "node/as": {};
  "node/block": {};
  "node/blocks": {};
  "node/old": {};
  "slot/unknown": {};
  "slot/twice": {};
  "slot/repeated": {};
  "slot/unused": {};
  "raceFact/name": {};
  "raceFact/places": {};
  "raceFact/items": {};
  "unit/fen": {};
  "unit/kilometres": {};
  "unit/milliseconds": {};
  "answer/date": {};
  "answer/text": {};
  "answer/number or text": {};
  "answer/phone": {};
  "answer/document": {};
  "answer/gender": {};
  "answer/country": {};
  "moment/opens": {};
  "moment/closes": {};
  "moment/draw": {};
  "moment/start": {};
  "moment/end": {};
  "moment/results": {};
  "file/picture": {};
  "file/film": {};
  "file/course": {};
  "file/download": {};
  "outside/pictures": {};
  "outside/films": {};
  "outside/maps": {};
  "outside/courses": {};
  "audience/logged-in": {};
  "audience/entered": {};
  "audience/not-entered": {};
  "service/results": {};
  "service/pastResults": {};
  "service/photos": {};
  "service/registrations": {};
  "service/signUp": {};
  "service/directEntry": {};
  "service/uploads": {};
  "service/confirmation": {};
  "film/bilibili": {};
  "film/youku": {};
  "film/youtube": {};
  "type/string": {};
  "type/number": {};
  "type/integer": {};
  "type/boolean": {};
  "type/array": {};
  "type/object": {};
  "type/null": {};
  "type/missing": {};
  "type/true": {};
  "type/false": {};
  "type/other": {};
  "pattern/date-time": {};
  "pattern/^[A-Z]{1,4}$": {};
  "pattern/^[A-Z]{0,4}[0-9]{1,7}$": {};
  "pattern/^([01][0-9]|2[0-3]):[0-5][0-9]$": {};
  "pattern/date": {};
  "pattern/^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)": {};
  "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*$": {};
  "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_-]*)*$": {};
  "pattern/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$": {};
  "pattern/^[a-z0-9]+(-[a-z0-9]+)*$": {};
  "pattern/^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$": {};
  "pattern/^(?:\\d{1,2}:[0-5]\\d|\\d{1,3}):[0-5]\\d$": {};
  "pattern/^\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?$": {};
  "pattern/^(account|(/[^/]+)+)$": {};
  "pattern/^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$": {};
  "pattern/^[A-Z]{2}$": {};
  "pattern/^(today|race-day|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))$": {};
  "pattern/^1\\d{0,6}(-1\\d{0,6})?$": {};
  "pattern/^#[0-9a-fA-F]{6}$": {};
  "pattern/^(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": {};
  "pattern/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": {};
  "pattern/^[A-Za-z][A-Za-z0-9_-]*$": {};
  "pattern/^(/[A-Za-z0-9_-]+)+$": {};
  "pattern/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$": {};
  "pattern/^media/([^./?#:\\\\][^/?#:\\\\]*/)*[^./?#:\\\\][^/?#:\\\\]*\\.[A-Za-z0-9]{2,5}$": {};
  "pattern/^[0-9a-f]{32}$": {};
  "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$": {};
  "pattern/^[A-Za-z0-9_=+/.-]+$": {};
  "pattern/^/": {};
  "pattern/^https?://": {};
  "pattern/^(|/(?!/).*|//[^/].*|https?://[^/].*|mailto:.*|tel:.*|#.*)$": {};
  "pattern/^(/[^/]+)+$": {};
  "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$": {};
  "pattern/^([01]\\d|2[0-3]):[0-5]\\d$": {};
  "pattern/^https://[^ ]*\\{z\\}[^ ]*$": {};
  "pattern/^[^A-Za-z\\u2e80-\\ud7ff\\uf900-\\ufaff]*$": {};
  "pattern/other": {};
  "certificate-set/finishers": {};
  "certificate-set/participants": {};
  "certificate-set/volunteers": {};
  "certificate-part/basis": {};
  "certificate-part/set": {};
  "certificate-part/qr": {};
  "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg)$": {};
  "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg|gpx|geojson)$": {};
  "pattern/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\n-]+$": {};
}> = {
  scope: "problem-words",
  zh: {
    "hint": ["是否想写“",["near"],"”？"],
    "or": ["或"],
    "fact/text": ["文字"],
    "fact/link": ["链接"],
    "fact/money": ["金额"],
    "fact/count": ["数量"],
    "fact/distance": ["距离"],
    "fact/climb": ["爬升高度"],
    "fact/age": ["年龄"],
    "fact/ages": ["年龄范围"],
    "fact/allocation": ["名额分配方式"],
    "fact/moment": ["时间"],
    "fact/duration": ["时长"],
    "node/unknown": ["没有这种节点"],
    "node/stray": ["这里不能写这个字段"],
    "node/two": ["需要恰好两个值的列表"],
    "node/list": ["需要一个列表"],
    "node/template": ["需要文字模板 { \"zh\": … }，以及 values 中的值"],
    "node/format": ["as 只能是 number、plain、money、distance、duration、moment、date、day、weekday 或 time"],
    "node/as": ["as 要给条目取一个未用过的名称，如 sponsor"],
    "node/block": ["这里应是板块或节点"],
    "node/blocks": ["重复板块时，把 $each 写在列表之内，并用 blocks"],
    "node/old": ["这个版本的容器不能放组合板块的内容，请用更新的版本"],
    "slot/unknown": ["没有在 slots 中定义"],
    "slot/twice": ["放置了两次"],
    "slot/repeated": ["放在 $each 之内，会重复"],
    "slot/unused": ["没有放在 tree 中，其中的板块不会显示"],
    "raceFact/name": ["赛事名称"],
    "raceFact/places": ["名额总数"],
    "raceFact/items": ["项目"],
    "unit/fen": ["分（百分之一元）"],
    "unit/kilometres": ["公里"],
    "unit/milliseconds": ["1970 年以来的毫秒"],
    "answer/date": ["日期"],
    "answer/text": ["文字"],
    "answer/number or text": ["数字或文字"],
    "answer/phone": ["电话号码"],
    "answer/document": ["证件或证件号码"],
    "answer/gender": ["性别"],
    "answer/country": ["国家或地区"],
    "moment/opens": ["报名开始时间"],
    "moment/closes": ["报名截止时间"],
    "moment/draw": ["抽签公布时间"],
    "moment/start": ["起跑时间"],
    "moment/end": ["比赛结束时间"],
    "moment/results": ["成绩查询开放时间"],
    "file/picture": ["图片（jpg、png、webp、avif、svg）"],
    "file/film": ["视频（mp4、webm）"],
    "file/course": ["赛道（gpx、geojson）"],
    "file/download": ["可下载的文件（图片请放进 ZIP）"],
    "outside/pictures": ["图片"],
    "outside/films": ["视频"],
    "outside/maps": ["地图底图"],
    "outside/courses": ["赛道文件"],
    "audience/logged-in": ["已登录的访客"],
    "audience/entered": ["已报名的人"],
    "audience/not-entered": ["尚未报名的人"],
    "service/results": ["成绩查询"],
    "service/pastResults": ["往届成绩"],
    "service/photos": ["照片查询"],
    "service/registrations": ["报名查询"],
    "service/signUp": ["报名"],
    "service/directEntry": ["直通报名"],
    "service/uploads": ["材料提交"],
    "service/confirmation": ["参赛确认"],
    "film/bilibili": ["BV1kk4y1r72t"],
    "film/youku": ["XMjY3MzgzODg0"],
    "film/youtube": ["M7lc1UVf-VE"],
    "type/string": ["加双引号的文字"],
    "type/number": ["数字"],
    "type/integer": ["整数"],
    "type/boolean": ["true 或 false"],
    "type/array": ["列表[…]"],
    "type/object": ["对象{…}"],
    "type/null": ["空值 null"],
    "type/missing": ["空缺"],
    "type/true": ["true"],
    "type/false": ["false"],
    "type/other": ["其他内容"],
    "pattern/date-time": ["带时区的时刻，如 2025-10-26T07:30:00+08:00"],
    "pattern/^[A-Z]{1,4}$": ["一到四个大写字母，如 A"],
    "pattern/^[A-Z]{0,4}[0-9]{1,7}$": ["按印刷样子写的号码，如 A0088"],
    "pattern/^([01][0-9]|2[0-3]):[0-5][0-9]$": ["一天中的时刻，如 09:00 或 17:30"],
    "pattern/date": ["日期，如 2025-10-26"],
    "pattern/^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)": ["本站页面（/news）、以 https://、http://、//、mailto:、tel:开头的地址，或#锚点"],
    "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*$": ["由字母、数字、连字符组成的编号，如 main-sponsor"],
    "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_-]*)*$": ["由字母、数字、连字符组成的编号，如 main-sponsor"],
    "pattern/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$": ["字母和数字组成的优惠码，如 LAKE-7Q4K-9TRW"],
    "pattern/^[a-z0-9]+(-[a-z0-9]+)*$": ["packs/ 中文件夹的名称，由小写字母、数字和连字符组成，如 lake-series"],
    "pattern/^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$": ["两个由小写字母、数字、连字符组成的名称，中间加斜线，如 my/sponsor-wall"],
    "pattern/^(?:\\d{1,2}:[0-5]\\d|\\d{1,3}):[0-5]\\d$": ["分和秒，如 3:42，或时、分、秒，如 1:05:00"],
    "pattern/^\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?$": ["小时和分，如 3:30，也可带秒，如 0:55:30"],
    "pattern/^(account|(/[^/]+)+)$": ["account，或以/开头的问题路径，如 /email"],
    "pattern/^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$": ["邮箱地址，如 volunteers@example.com"],
    "pattern/^[A-Z]{2}$": ["两个大写字母的国家或地区代码，如 CN"],
    "pattern/^(today|race-day|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))$": ["today（当天）、race-day（比赛日）或 2025-10-26 这样的日期"],
    "pattern/^1\\d{0,6}(-1\\d{0,6})?$": ["号段，如 13 或 140-141"],
    "pattern/^#[0-9a-fA-F]{6}$": ["#加六位十六进制的颜色，如#c8102e"],
    "pattern/^(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": ["主机名，如 img.example.org 或 *.example.org，不带 https:// 和路径"],
    "pattern/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": ["主机名，如 stats.example.org，不带 https:// 和路径"],
    "pattern/^[A-Za-z][A-Za-z0-9_-]*$": ["地址参数的名字，如 source"],
    "pattern/^(/[A-Za-z0-9_-]+)+$": ["目录，如 /matomo，末尾不带斜线"],
    "pattern/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$": ["Umami 的网站编号，如 83dd64c4-17ad-4e3e-a905-b3d8c867c1a5"],
    "pattern/^media/([^./?#:\\\\][^/?#:\\\\]*/)*[^./?#:\\\\][^/?#:\\\\]*\\.[A-Za-z0-9]{2,5}$": ["站点文件夹中文件的路径，如 media/guide.pdf"],
    "pattern/^[0-9a-f]{32}$": ["百度统计代码中 hm.js? 之后的 32 位编号"],
    "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$": ["日期或带时区的时刻，如 2025-09-05 或 2025-09-05T10:00:00+08:00"],
    "pattern/^[A-Za-z0-9_=+/.-]+$": ["验证码本身（content 的内容），不带外面的 meta 标签"],
    "pattern/^/": ["race 中的路径，如 /startsAt"],
    "pattern/^https?://": ["以 https://或 http://开头的地址"],
    "pattern/^(|/(?!/).*|//[^/].*|https?://[^/].*|mailto:.*|tel:.*|#.*)$": ["本站页面（/news）、以 https://、http://、//、mailto:、tel:开头的地址、#锚点，或留空"],
    "pattern/^(/[^/]+)+$": ["答案的位置，如/name 或/emergency/phone"],
    "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$": ["日期，如 2025-10-26，或 race-day"],
    "pattern/^([01]\\d|2[0-3]):[0-5]\\d$": ["24 小时制的时间，如 07:30"],
    "pattern/^https://[^ ]*\\{z\\}[^ ]*$": ["含{z}、{x}、{y}的 https 瓦片地址，如 https://tiles.example.org/{z}/{x}/{y}.png"],
    "pattern/^[^A-Za-z\\u2e80-\\ud7ff\\uf900-\\ufaff]*$": ["两种语言共用、不含文字的内容，如 07:30；有文字时分别写 zh 和 en"],
    "pattern/other": ["该字段说明中的写法"],
    "certificate-set/finishers": ["完赛者"],
    "certificate-set/participants": ["参赛者"],
    "certificate-set/volunteers": ["志愿者"],
    "certificate-part/basis": ["成绩的依据（basis）"],
    "certificate-part/set": ["公布的版次（set）"],
    "certificate-part/qr": ["通向核验页的二维码（qr）"],
    "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg)$": ["图片的路径，例如 media/paper.jpg"],
    "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg|gpx|geojson)$": ["图片或路线文件的路径，例如 media/logo.svg、media/course.gpx"],
    "pattern/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\n-]+$": ["SVG 路径，例如 M0 0h30v20h-30z"],
  },
  en: {
    "hint": [" Did you mean \"",["near"],"\"?"],
    "or": [" or "],
    "fact/text": ["a text"],
    "fact/link": ["a link"],
    "fact/money": ["an amount of money"],
    "fact/count": ["a number"],
    "fact/distance": ["a distance"],
    "fact/climb": ["a height"],
    "fact/age": ["an age"],
    "fact/ages": ["a range of ages"],
    "fact/allocation": ["the way in which places are given"],
    "fact/moment": ["a time"],
    "fact/duration": ["a duration"],
    "node/unknown": ["there is no such node"],
    "node/stray": ["this field does not belong to the node"],
    "node/two": ["it needs a list of exactly two values"],
    "node/list": ["it needs a list"],
    "node/template": ["it needs a template { \"zh\": … }, and values by name"],
    "node/format": ["as has to be number, plain, money, distance, duration, moment, date, day, weekday or time"],
    "node/as": ["as has to be an unused name for the entry, such as sponsor"],
    "node/block": ["a block or a node belongs here"],
    "node/blocks": ["to repeat blocks, write $each inside of the list, with blocks"],
    "node/old": ["this version of the container cannot hold blocks of a composite; use a newer version"],
    "slot/unknown": ["is not one of the composite's slots"],
    "slot/twice": ["is placed twice"],
    "slot/repeated": ["is inside $each and would be repeated"],
    "slot/unused": ["is not placed in the tree, so its blocks are never shown"],
    "raceFact/name": ["name of the race"],
    "raceFact/places": ["number of places"],
    "raceFact/items": ["list of items"],
    "unit/fen": ["fen (hundredths of a yuan)"],
    "unit/kilometres": ["kilometres"],
    "unit/milliseconds": ["milliseconds since 1970"],
    "answer/date": ["a date"],
    "answer/text": ["a text"],
    "answer/number or text": ["a number or a text"],
    "answer/phone": ["a phone number"],
    "answer/document": ["a document or its number"],
    "answer/gender": ["a gender"],
    "answer/country": ["a country or region"],
    "moment/opens": ["opening of registration"],
    "moment/closes": ["closing of registration"],
    "moment/draw": ["draw"],
    "moment/start": ["start of the race"],
    "moment/end": ["end of the race"],
    "moment/results": ["opening of the results"],
    "file/picture": ["a picture (jpg, png, webp, avif, svg)"],
    "file/film": ["a film (mp4, webm)"],
    "file/course": ["a course (gpx, geojson)"],
    "file/download": ["a file to download (pictures in a ZIP)"],
    "outside/pictures": ["Pictures"],
    "outside/films": ["Films"],
    "outside/maps": ["Map tiles"],
    "outside/courses": ["Course files"],
    "audience/logged-in": ["visitors who are logged in"],
    "audience/entered": ["those who have signed up"],
    "audience/not-entered": ["those who have not signed up"],
    "service/results": ["results search"],
    "service/pastResults": ["search of past results"],
    "service/photos": ["photo search"],
    "service/registrations": ["registration search"],
    "service/signUp": ["sign-up"],
    "service/directEntry": ["direct entry"],
    "service/uploads": ["upload"],
    "service/confirmation": ["confirmation"],
    "film/bilibili": ["BV1kk4y1r72t"],
    "film/youku": ["XMjY3MzgzODg0"],
    "film/youtube": ["M7lc1UVf-VE"],
    "type/string": ["a text in double quotes"],
    "type/number": ["a number"],
    "type/integer": ["a whole number"],
    "type/boolean": ["true or false"],
    "type/array": ["a list […]"],
    "type/object": ["an object {…}"],
    "type/null": ["null"],
    "type/missing": ["nothing"],
    "type/true": ["true"],
    "type/false": ["false"],
    "type/other": ["something else"],
    "pattern/date-time": ["an instant with its time zone, such as 2025-10-26T07:30:00+08:00"],
    "pattern/^[A-Z]{1,4}$": ["one to four capital letters, such as A"],
    "pattern/^[A-Z]{0,4}[0-9]{1,7}$": ["a number as it is printed, such as A0088"],
    "pattern/^([01][0-9]|2[0-3]):[0-5][0-9]$": ["a time of day, such as 09:00 or 17:30"],
    "pattern/date": ["a date such as 2025-10-26"],
    "pattern/^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)": ["a page of this site (/news), an address that starts with https://, http://, //, mailto: or tel:, or an #anchor"],
    "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*$": ["letters, digits and hyphens, such as main-sponsor"],
    "pattern/^[A-Za-z0-9][A-Za-z0-9_-]*(?:/[A-Za-z0-9][A-Za-z0-9_-]*)*$": ["letters, digits and hyphens, such as main-sponsor"],
    "pattern/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$": ["a code of letters and digits, such as LAKE-7Q4K-9TRW"],
    "pattern/^[a-z0-9]+(-[a-z0-9]+)*$": ["the name of a folder in packs/, in small letters, digits and hyphens, such as lake-series"],
    "pattern/^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$": ["two names of small letters, digits and hyphens with a slash between them, such as my/sponsor-wall"],
    "pattern/^(?:\\d{1,2}:[0-5]\\d|\\d{1,3}):[0-5]\\d$": ["minutes and seconds, such as 3:42, or hours, minutes and seconds, such as 1:05:00"],
    "pattern/^\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?$": ["hours and minutes, such as 3:30, or with seconds, such as 0:55:30"],
    "pattern/^(account|(/[^/]+)+)$": ["account, or the path of a question, such as /email"],
    "pattern/^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$": ["an email address, such as volunteers@example.com"],
    "pattern/^[A-Z]{2}$": ["a country code of two capital letters, such as CN"],
    "pattern/^(today|race-day|\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))$": ["today, race-day, or a date such as 2025-10-26"],
    "pattern/^1\\d{0,6}(-1\\d{0,6})?$": ["the first digits of numbers, such as 13, or a range of them, such as 140-141"],
    "pattern/^#[0-9a-fA-F]{6}$": ["a colour as # and six hexadecimal digits, such as #c8102e"],
    "pattern/^(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": ["a host name such as img.example.org or *.example.org, without https:// and path"],
    "pattern/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$": ["a host name such as stats.example.org, without https:// and path"],
    "pattern/^[A-Za-z][A-Za-z0-9_-]*$": ["the name of a parameter of an address, such as source"],
    "pattern/^(/[A-Za-z0-9_-]+)+$": ["a folder such as /matomo, without a slash at its end"],
    "pattern/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$": ["the website id of Umami, such as 83dd64c4-17ad-4e3e-a905-b3d8c867c1a5"],
    "pattern/^media/([^./?#:\\\\][^/?#:\\\\]*/)*[^./?#:\\\\][^/?#:\\\\]*\\.[A-Za-z0-9]{2,5}$": ["the path of a file in the site's folder, such as media/guide.pdf"],
    "pattern/^[0-9a-f]{32}$": ["the 32 characters after hm.js? in the code of Baidu Tongji"],
    "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$": ["a date or an instant with its time zone, such as 2025-09-05 or 2025-09-05T10:00:00+08:00"],
    "pattern/^[A-Za-z0-9_=+/.-]+$": ["the code alone (what content holds), without the meta element around it"],
    "pattern/^/": ["a path in race, such as /startsAt"],
    "pattern/^https?://": ["an address that starts with https:// or http://"],
    "pattern/^(|/(?!/).*|//[^/].*|https?://[^/].*|mailto:.*|tel:.*|#.*)$": ["a page of this site (/news), an address that starts with https://, http://, //, mailto: or tel:, an #anchor, or nothing"],
    "pattern/^(/[^/]+)+$": ["the place of an answer, such as /name or /emergency/phone"],
    "pattern/^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$": ["a date such as 2025-10-26, or race-day"],
    "pattern/^([01]\\d|2[0-3]):[0-5]\\d$": ["a time of day such as 07:30"],
    "pattern/^https://[^ ]*\\{z\\}[^ ]*$": ["the https address of map tiles with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png"],
    "pattern/^[^A-Za-z\\u2e80-\\ud7ff\\uf900-\\ufaff]*$": ["what both languages share, without letters, such as 07:30; a text has zh and en"],
    "pattern/other": ["what the field's description asks for"],
    "certificate-set/finishers": ["finishers"],
    "certificate-set/participants": ["participants"],
    "certificate-set/volunteers": ["volunteers"],
    "certificate-part/basis": ["its basis (basis)"],
    "certificate-part/set": ["its published set (set)"],
    "certificate-part/qr": ["a code to its check page (qr)"],
    "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg)$": ["the path of a picture, such as media/paper.jpg"],
    "pattern/^media/[^\\\\]+\\.(jpe?g|png|webp|avif|gif|svg|gpx|geojson)$": ["the path of a picture or course file, such as media/logo.svg or media/course.gpx"],
    "pattern/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\\n-]+$": ["an SVG path, such as M0 0h30v20h-30z"],
  },
};
