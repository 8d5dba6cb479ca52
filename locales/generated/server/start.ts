// Made by `npm run gen` from locales/server/start.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "testAccounts": { "address": string | number };
  "noTestAccounts": { "address": string | number };
  "merchants": { "names": string | number };
  "merchantsDiffer": { "own": string | number; "others": string | number };
  "narrowed": { "folder": string | number; "count": number };
  "notNarrowed": { "folder": string | number; "count": number };
  "noSite": { "folder": string | number };
  "notBuilt": {};
  "databaseInUse": { "owner": string | number; "folder": string | number; "file": string | number };
  "databaseUnreadable": { "folder": string | number; "reason": string | number };
  "databaseUnreachable": { "reason": string | number };
  "databaseOfOtherTables": {};
  "databaseLeftBehind": { "folder": string | number };
  "databaseMoved": { "moved": string | number; "folder": string | number };
  "nothingToMove": { "folder": string | number };
  "moveNeedsUrl": {};
  "targetHasRows": {};
  "rowsDiffer": { "table": string | number };
  "metricsTokenTooShort": {};
  "databaseForgets": { "settings": string | number };
  "switch": { "name": string | number; "value": string | number };
  "origin": { "name": string | number; "value": string | number };
  "folderCharacter": { "name": string | number };
  "port": { "value": string | number };
  "choice": { "name": string | number; "value": string | number; "words": string | number };
  "whole": { "name": string | number; "value": string | number; "from": string | number; "to": string | number };
  "otherSecretKey": {};
  "keyUnreadable": { "file": string | number; "reason": string | number };
  "keyCutOff": { "file": string | number };
  "mailWithoutServer": {};
  "smtpUrl": {};
  "mailFrom": {};
  "smsWithoutProvider": { "name": string | number };
  "smsProvider": { "value": string | number };
  "smsSetting": { "name": string | number };
  "smsTemplate": { "value": string | number };
  "smsCodeTemplate": {};
  "smsEndpoint": { "value": string | number };
  "databaseUrl": {};
  "pathCipherKey": {};
  "pathCipherIv": {};
  "secretKeyTooShort": {};
  "debugConfigInProduction": {};
  "debugConfigForOthers": {};
  "trustProxyOn": {};
  "trustProxy": { "value": string | number };
  "developmentHere": { "address": string | number };
  "developmentForOthers": {};
  "smsPrefix": { "value": string | number };
  "captcha": { "value": string | number };
  "captchaSetting": { "name": string | number };
  "walletSetting": { "name": string | number };
  "captchaAppId": {};
  "captchaUrl": { "value": string | number };
  "captchaScript": { "value": string | number };
  "dataDir": { "folder": string | number; "reason": string | number };
  "sitesDirMissing": { "folder": string | number };
  "sitesDirUnreadable": { "folder": string | number; "reason": string | number };
  "portInUse": { "port": string | number };
  "portForbidden": { "port": string | number };
  "host": { "value": string | number };
  "uploadQuota": {};
  "size": { "name": string | number; "value": string | number };
  "s3Setting": { "name": string | number; "missing": string | number };
  "s3Endpoint": { "value": string | number };
  "s3Bucket": { "value": string | number };
  "debugConfigUnreadable": { "file": string | number; "reason": string | number };
  "debugConfigWithoutList": { "file": string | number };
  "testAccountName": { "file": string | number; "number": string | number };
  "testAccountPassword": { "file": string | number; "number": string | number };
  "testAccountContact": { "file": string | number; "number": string | number };
  "testAccountAuthority": { "file": string | number; "number": string | number };
  "paymentsUnreadable": { "file": string | number; "reason": string | number };
  "paymentsWithoutList": { "file": string | number };
  "paymentsNotify": { "file": string | number };
  "paymentsName": { "file": string | number; "merchant": string | number };
  "paymentsProvider": { "file": string | number; "merchant": string | number };
  "paymentsField": { "file": string | number; "merchant": string | number; "field": string | number };
  "paymentsTwice": {};
  "paymentsKey": { "file": string | number; "merchant": string | number; "field": string | number };
  "embeddedDatabase": { "folder": string | number };
  "postgresDatabase": { "place": string | number };
}> = {
  scope: "server/start",
  zh: {
    "testAccounts": ["测试账号可在 ",["address"]," 一键登录；测试组委会登录后打开 ",["address"],"/organise。"],
    "noTestAccounts": ["想马上看到 /organise，请用 DEBUG_CONFIG=fixtures/debug.json 启动；开发工具见 ",["address"],"/dev。"],
    "merchants": ["收款商户：",["names"]],
    "merchantsDiffer": ["本服务器的收款商户（",["own"],"）与同一数据库的其他服务器（",["others"],"）不同，需缴费的报名一律拒绝。请让所有服务器使用相同的 PAYMENTS_FILE。"],
    "narrowed": [["folder"],"：其他用户可以访问其中 ",["count"]," 个文件或文件夹，已收回这些权限。"],
    "notNarrowed": [["folder"],"：其他用户可以访问其中 ",["count"]," 个文件或文件夹，而它们不属于运行本程序的用户，请用 chmod -R go= 收回这些权限。"],
    "noSite": [["folder"]," 中没有 site.json。"],
    "notBuilt": ["网站程序尚未构建：请先运行 npm run build。"],
    "databaseInUse": ["进程 ",["owner"]," 正在使用 ",["folder"]," 中的数据库。请停止该进程，或把 DATA_DIR 设为另一个文件夹；如果是服务器正在启动，请等它就绪后再试；如果它是别的程序，请删除 ",["file"],"。"],
    "databaseUnreadable": [["folder"]," 中的数据库无法打开（",["reason"],"）。"],
    "databaseUnreachable": ["DATABASE_URL 的数据库无法使用（",["reason"],"）。"],
    "databaseOfOtherTables": ["该数据库的表由本程序正式发布之前的另一个版本建立，不能继续使用。请换一个空的数据库，或删除数据文件夹（DATA_DIR，默认 .data）后重新启动。"],
    "databaseLeftBehind": ["DATABASE_URL 的数据库是空的，而 ",["folder"]," 中的内置数据库里有账号、报名或已发布的站点。要带着它们改用 PostgreSQL，请运行 startline move-database；要从头开始，请把该文件夹改名，或换一个 DATA_DIR。"],
    "databaseMoved": ["内置数据库已迁移到 PostgreSQL。请设置 DATABASE_URL；要改回内置数据库（会失去迁移之后的一切），请把 ",["moved"]," 改名为 ",["folder"],"。"],
    "nothingToMove": [["folder"]," 中没有内置数据库，没有可迁移的内容。请把 DATA_DIR 设为服务器所用的文件夹。"],
    "moveNeedsUrl": ["请设置 DATABASE_URL：内置数据库要迁移到的 PostgreSQL，例如 postgres://startline:password@localhost:5432/startline。"],
    "targetHasRows": ["DATABASE_URL 的数据库里已有账号、报名或已发布的站点，什么都没有改动。请迁移到一个新建的数据库。"],
    "rowsDiffer": ["迁移后，表 ",["table"]," 与原来不一致，已全部撤销。请确认 PostgreSQL 的编码是 UTF8 后再试。"],
    "metricsTokenTooShort": ["METRICS_TOKEN 至少要有 16 个字符。"],
    "databaseForgets": ["DATABASE_URL 的数据库设置了 ",["settings"],"，断电或崩溃时会丢失已确认的报名。请改为 on；仅在开发时可设 NODE_ENV=development。"],
    "switch": [["name"]," 是“",["value"],"”，但只能是 on 或 off。"],
    "origin": [["name"]," 中有“",["value"],"”，应写成 https://api.example.com 这样的地址。"],
    "folderCharacter": [["name"]," 中有路径不能使用的字符。"],
    "port": ["PORT 是“",["value"],"”，但必须是 0 到 65535 的整数。"],
    "choice": [["name"]," 是“",["value"],"”，但只能是 ",["words"],"。"],
    "whole": [["name"]," 是“",["value"],"”，但应是 ",["from"]," 到 ",["to"]," 的整数。"],
    "otherSecretKey": ["这个数据库是用另一个 SECRET_KEY 写入的。请把 SECRET_KEY 设为原来的值（或恢复其 DATA_DIR 中的 secret.key）。"],
    "keyUnreadable": ["无法读取 ",["file"]," 中的密钥（",["reason"],"）。"],
    "keyCutOff": [["file"]," 中的密钥不完整。请恢复该文件；如果从未用它保存过内容，删除后会自动新建。"],
    "mailWithoutServer": ["设置了 MAIL_FROM 但没有设置 SMTP_URL：要发送邮件，两者都要设置。"],
    "smtpUrl": ["SMTP_URL 应类似 smtps://user:password@mail.example.com:465 或 smtp://…。"],
    "mailFrom": ["MAIL_FROM 应是邮箱地址，如 noreply@example.com 或 My Race <noreply@example.com>。"],
    "smsWithoutProvider": ["设置了 ",["name"]," 但没有设置 SMS_PROVIDER：要发送短信，请把它设为 aliyun。"],
    "smsProvider": ["SMS_PROVIDER 是“",["value"],"”，但目前只支持 aliyun。"],
    "smsSetting": ["SMS_PROVIDER 是 aliyun，所以必须设置 ",["name"],"。"],
    "smsTemplate": ["SMS_TEMPLATES 中有“",["value"],"”，但需要类似 code=SMS_1000001 或 code.en=SMS_1000002 的写法。"],
    "smsCodeTemplate": ["SMS_TEMPLATES 必须给出验证码（code）的模板，如 code=SMS_1000001。"],
    "smsEndpoint": ["SMS_ENDPOINT 是“",["value"],"”，但需要类似 https://dysmsapi.aliyuncs.com 的地址。"],
    "databaseUrl": ["DATABASE_URL 的写法应为 postgres://用户:密码@主机:5432/库名；不设置时使用内置数据库。"],
    "pathCipherKey": ["PATH_CIPHER 已开启，PATH_CIPHER_KEY 必须是 32 或 64 位十六进制数字（AES-128 或 AES-256）。两项都不设置时，服务器自行生成密钥。"],
    "pathCipherIv": ["PATH_CIPHER 已开启，PATH_CIPHER_IV 必须是 32 位十六进制数字。两项都不设置时，服务器自行生成密钥。"],
    "secretKeyTooShort": ["SECRET_KEY 太短：需要 32 个以上随机生成的字符。"],
    "debugConfigInProduction": ["DEBUG_CONFIG 会建立测试账号，NODE_ENV 是 production 时不能设置它。"],
    "debugConfigForOthers": ["DEBUG_CONFIG 会建立测试账号，而 HOST 或 TRUST_PROXY 使其他人也能访问这台服务器。请不要设置它；如果能访问的人都可信，请设置 NODE_ENV=development。"],
    "trustProxyOn": ["TRUST_PROXY 不再接受 on：那会采信访客自己填写的地址。请写代理的层数，如 1，或代理的地址和网段，如 10.0.0.0/8。"],
    "trustProxy": ["TRUST_PROXY 中有“",["value"],"”，应是 1 到 10 的代理层数，或代理的地址和网段，如 10.0.0.0/8 或 loopback。"],
    "developmentHere": ["开发模式：只有这台机器能访问，验证码和测试账号显示在 ",["address"],"/dev 下。要让其他人访问，请设置 NODE_ENV=production。"],
    "developmentForOthers": ["NODE_ENV 允许开发功能，而其他机器也能访问这台服务器：除非能访问的人都可信，请设置 NODE_ENV=production。"],
    "smsPrefix": ["SMS_PREFIXES 中有“",["value"],"”，但需要类似 +852 的国际区号。"],
    "captcha": ["CAPTCHA 是“",["value"],"”，但只能是 slider、ticket 或 off。"],
    "captchaSetting": ["CAPTCHA 是 ticket，所以必须设置 ",["name"],"。"],
    "walletSetting": ["设置了钱包凭证，但 ",["name"]," 缺失或无法读取，见 docs/settings.md。"],
    "captchaAppId": ["CAPTCHA_TICKET_APP_ID 应是整数。"],
    "captchaUrl": ["CAPTCHA_TICKET_URL 是“",["value"],"”，但需要类似 https://captcha.example.com 的地址。"],
    "captchaScript": ["CAPTCHA_TICKET_SCRIPT 是“",["value"],"”，但需要一个脚本的地址。"],
    "dataDir": ["DATA_DIR 的文件夹 ",["folder"]," 无法使用（",["reason"],"）。"],
    "sitesDirMissing": ["SITES_DIR 是 ",["folder"],"，它不是文件夹。"],
    "sitesDirUnreadable": ["SITES_DIR 是 ",["folder"],"，它无法读取（",["reason"],"）。"],
    "portInUse": ["端口 ",["port"]," 已被占用。请把 PORT 设为空闲的端口。"],
    "portForbidden": ["当前用户不能使用端口 ",["port"],"。请把 PORT 设为 1023 以上的端口。"],
    "host": ["HOST 是“",["value"],"”，而本机没有这个地址。"],
    "uploadQuota": ["UPLOAD_QUOTA 小于 UPLOAD_LIMIT：任何账号都无法上传允许大小的文件。"],
    "size": [["name"]," 是“",["value"],"”，但需要类似 20 MB、512 KB 或 1048576 的大小。"],
    "s3Setting": ["设置了 ",["name"],"，所以还需要 ",["missing"],"：上传的文件保存在 S3 或 DATA_DIR 中。"],
    "s3Endpoint": ["S3_ENDPOINT 是“",["value"],"”，但需要类似 https://s3.example.com 的地址。"],
    "s3Bucket": ["S3_BUCKET 是“",["value"],"”，不是合法的存储桶名（3 至 63 个小写字母、数字、点和连字符）。"],
    "debugConfigUnreadable": ["无法读取 DEBUG_CONFIG 的文件 ",["file"],"（",["reason"],"）。"],
    "debugConfigWithoutList": ["DEBUG_CONFIG 的 ",["file"]," 中没有列表 testAccounts。"],
    "testAccountName": ["DEBUG_CONFIG 的 ",["file"]," 中第 ",["number"]," 个测试账号：需要 name.zh 和 name.en。"],
    "testAccountPassword": ["DEBUG_CONFIG 的 ",["file"]," 中第 ",["number"]," 个测试账号：需要 6 至 20 位字母和数字组合的密码。"],
    "testAccountContact": ["DEBUG_CONFIG 的 ",["file"]," 中第 ",["number"]," 个测试账号：需要手机号或邮箱。"],
    "testAccountAuthority": ["DEBUG_CONFIG 的 ",["file"]," 中第 ",["number"]," 个测试账号：权限只有 ORGANISER、PERSONAL_DATA、REVIEWER 和 STAFF 四种。"],
    "paymentsUnreadable": ["无法读取 PAYMENTS_FILE 的文件 ",["file"],"（",["reason"],"）。"],
    "paymentsWithoutList": ["PAYMENTS_FILE 的文件 ",["file"]," 不是 JSON，或没有商户列表“merchants”。"],
    "paymentsNotify": ["PAYMENTS_FILE 的文件 ",["file"]," 中，“notify”应是支付平台能访问到的本服务器地址，例如 https://race.example.org。"],
    "paymentsName": ["PAYMENTS_FILE 的文件 ",["file"]," 中，商户 ",["merchant"]," 的“name”应由小写字母、数字和 - 组成，不能重复，也不能是 sandbox。"],
    "paymentsProvider": ["PAYMENTS_FILE 的文件 ",["file"]," 中，商户 ",["merchant"]," 的“provider”只能是 wechat 或 alipay。"],
    "paymentsField": ["PAYMENTS_FILE 的文件 ",["file"]," 中，商户 ",["merchant"]," 的“",["field"],"”缺失或格式不对。"],
    "paymentsTwice": ["PAYMENTS=none 表示不收款，不能同时设置 PAYMENTS_FILE。请去掉其中一个。"],
    "paymentsKey": ["PAYMENTS_FILE 的文件 ",["file"]," 中，商户 ",["merchant"]," 的“",["field"],"”不是可读取的 RSA 密钥文件（至少 2048 位）。"],
    "embeddedDatabase": [["folder"]," 中的内置数据库"],
    "postgresDatabase": [["place"]," 的 PostgreSQL"],
  },
  en: {
    "testAccounts": ["Test accounts log in at ",["address"]," by one click; log in as the test organiser and open ",["address"],"/organise."],
    "noTestAccounts": ["To see /organise at once, start with DEBUG_CONFIG=fixtures/debug.json. Tools for development: ",["address"],"/dev."],
    "merchants": ["Merchants: ",["names"]],
    "merchantsDiffer": ["This server has other merchants (",["own"],") than the others of its database (",["others"],"): it refuses sign-ups with a fee. Give all servers the same PAYMENTS_FILE."],
    "narrowed": [["folder"],": other users could access ",["count","plural",{"one":["#"," file or folder"],"other":["#"," files and folders"]}]," in it. These rights were removed."],
    "notNarrowed": [["folder"],": other users can access ",["count","plural",{"one":["#"," file or folder"],"other":["#"," files and folders"]}]," in it that belong to another user than this program's. Remove these rights with chmod -R go=."],
    "noSite": ["There is no site.json in ",["folder"],"."],
    "notBuilt": ["The site is not built: run npm run build first."],
    "databaseInUse": ["Process ",["owner"]," already uses the database in ",["folder"],". Stop it, or set DATA_DIR to another folder; if it is a server that is starting, try again once it is ready; if it is another program, delete ",["file"],"."],
    "databaseUnreadable": ["The database in ",["folder"]," cannot be opened (",["reason"],")."],
    "databaseUnreachable": ["The database of DATABASE_URL cannot be used (",["reason"],")."],
    "databaseOfOtherTables": ["The tables of this database were made by another state of the program, from before its first release, and cannot be used. Use an empty database, or delete the data folder (DATA_DIR, .data by default) and start again."],
    "databaseLeftBehind": ["The database of DATABASE_URL is empty, and the embedded database in ",["folder"]," has accounts, sign-ups or published sites. To take them along, run startline move-database; to begin anew, rename that folder or set another DATA_DIR."],
    "databaseMoved": ["The embedded database was moved to PostgreSQL. Set DATABASE_URL; to return to the embedded one, without everything since the move, rename ",["moved"]," to ",["folder"],"."],
    "nothingToMove": ["There is no embedded database in ",["folder"],", so there is nothing to move. Set DATA_DIR to the server's folder."],
    "moveNeedsUrl": ["Set DATABASE_URL to the PostgreSQL that the embedded database is moved to, such as postgres://startline:password@localhost:5432/startline."],
    "targetHasRows": ["The database of DATABASE_URL already has accounts, sign-ups or published sites. Nothing was changed. Create a new database and move to that one."],
    "rowsDiffer": ["After the copy, the table ",["table"]," differs from the original, so everything was undone. Check that the encoding of the PostgreSQL is UTF8, and try again."],
    "metricsTokenTooShort": ["METRICS_TOKEN needs 16 characters or more."],
    "databaseForgets": ["The database of DATABASE_URL has ",["settings"],": a crash would lose sign-ups that were acknowledged. Set it to on, or, for development only, set NODE_ENV=development."],
    "switch": [["name"]," is \"",["value"],"\", but it must be on or off."],
    "origin": [["name"]," has \"",["value"],"\", but an address like https://api.example.com is needed."],
    "folderCharacter": [["name"]," contains a character that is not allowed in a path."],
    "port": ["PORT is \"",["value"],"\", but it must be a whole number from 0 to 65535."],
    "choice": [["name"]," is \"",["value"],"\", but it must be ",["words"],"."],
    "whole": [["name"]," is \"",["value"],"\", but it must be a whole number from ",["from"]," to ",["to"],"."],
    "otherSecretKey": ["This database was written with another SECRET_KEY. Set SECRET_KEY to that one (or restore secret.key of its DATA_DIR)."],
    "keyUnreadable": ["The key in ",["file"]," cannot be read (",["reason"],")."],
    "keyCutOff": ["The key in ",["file"]," is incomplete. Restore the file; if nothing was ever stored with it, delete it and a new one is created."],
    "mailWithoutServer": ["MAIL_FROM is set, but SMTP_URL is not: set both to send email."],
    "smtpUrl": ["SMTP_URL must look like smtps://user:password@mail.example.com:465 or smtp://…."],
    "mailFrom": ["MAIL_FROM must be an address such as noreply@example.com, or My Race <noreply@example.com>."],
    "smsWithoutProvider": [["name"]," is set, but SMS_PROVIDER is not: set it to aliyun to send text messages."],
    "smsProvider": ["SMS_PROVIDER is \"",["value"],"\", but only aliyun is supported."],
    "smsSetting": ["SMS_PROVIDER is aliyun, so ",["name"]," must be set."],
    "smsTemplate": ["SMS_TEMPLATES has \"",["value"],"\", but pairs like code=SMS_1000001 or code.en=SMS_1000002 are needed."],
    "smsCodeTemplate": ["SMS_TEMPLATES must name a template for code, such as code=SMS_1000001."],
    "smsEndpoint": ["SMS_ENDPOINT has \"",["value"],"\", but an address like https://dysmsapi.aliyuncs.com is needed."],
    "databaseUrl": ["DATABASE_URL must look like postgres://user:password@host:5432/name; leave it unset for the embedded database."],
    "pathCipherKey": ["PATH_CIPHER is on, so PATH_CIPHER_KEY must be 32 or 64 hexadecimal digits (AES-128 or AES-256). Without PATH_CIPHER_KEY and PATH_CIPHER_IV the server makes its own."],
    "pathCipherIv": ["PATH_CIPHER is on, so PATH_CIPHER_IV must be 32 hexadecimal digits. Without PATH_CIPHER_KEY and PATH_CIPHER_IV the server makes its own."],
    "secretKeyTooShort": ["SECRET_KEY is too short: it needs 32 random characters or more."],
    "debugConfigInProduction": ["DEBUG_CONFIG creates test accounts, so it must be unset if NODE_ENV is production."],
    "debugConfigForOthers": ["DEBUG_CONFIG creates test accounts, and with this HOST or TRUST_PROXY others reach the server. Unset it, or set NODE_ENV=development if you trust everybody who can reach the server."],
    "trustProxyOn": ["TRUST_PROXY no longer accepts on, which believed addresses that visitors write. Set it to the number of proxies in front, such as 1, or to their addresses and networks, such as 10.0.0.0/8."],
    "trustProxy": ["TRUST_PROXY has \"",["value"],"\", but it must be the number of proxies in front, from 1 to 10, or their addresses and networks, such as 10.0.0.0/8 or loopback."],
    "developmentHere": ["Development: only this machine reaches the server, and codes and test accounts are shown below ",["address"],"/dev. For others to reach it, set NODE_ENV=production."],
    "developmentForOthers": ["NODE_ENV allows what is for development, and other machines reach this server: set NODE_ENV=production unless you trust everybody who can reach it."],
    "smsPrefix": ["SMS_PREFIXES has \"",["value"],"\", but calling codes such as +852 are needed."],
    "captcha": ["CAPTCHA is \"",["value"],"\", but it must be slider, ticket or off."],
    "captchaSetting": ["CAPTCHA is ticket, so ",["name"]," must be set."],
    "walletSetting": ["Passes for wallets are set up, but ",["name"]," is missing or cannot be read: see docs/settings.md."],
    "captchaAppId": ["CAPTCHA_TICKET_APP_ID must be a whole number."],
    "captchaUrl": ["CAPTCHA_TICKET_URL is \"",["value"],"\", but an address like https://captcha.example.com is needed."],
    "captchaScript": ["CAPTCHA_TICKET_SCRIPT is \"",["value"],"\", but the address of a script is needed."],
    "dataDir": ["The folder ",["folder"]," of DATA_DIR cannot be used (",["reason"],")."],
    "sitesDirMissing": ["SITES_DIR is ",["folder"],", which is not a folder."],
    "sitesDirUnreadable": ["SITES_DIR is ",["folder"],", which cannot be read (",["reason"],")."],
    "portInUse": ["Port ",["port"]," is already in use. Set PORT to a free one."],
    "portForbidden": ["This user is not allowed to use port ",["port"],". Set PORT to one above 1023."],
    "host": ["HOST is \"",["value"],"\", which is not an address of this machine."],
    "uploadQuota": ["UPLOAD_QUOTA is smaller than UPLOAD_LIMIT: no account could upload a file of the allowed size."],
    "size": [["name"]," is \"",["value"],"\", but a size such as 20 MB, 512 KB or 1048576 is needed."],
    "s3Setting": [["name"]," is set, so ",["missing"]," is needed, too: uploads are stored in S3 or in DATA_DIR."],
    "s3Endpoint": ["S3_ENDPOINT has \"",["value"],"\", but an address like https://s3.example.com is needed."],
    "s3Bucket": ["S3_BUCKET is \"",["value"],"\", which is not a bucket name (3 to 63 lower-case letters, digits, dots and hyphens)."],
    "debugConfigUnreadable": ["The file ",["file"]," of DEBUG_CONFIG cannot be read (",["reason"],")."],
    "debugConfigWithoutList": [["file"]," of DEBUG_CONFIG has no list \"testAccounts\"."],
    "testAccountName": [["file"]," of DEBUG_CONFIG, test account ",["number"],": name.zh and name.en are needed."],
    "testAccountPassword": [["file"]," of DEBUG_CONFIG, test account ",["number"],": a password of 6 to 20 letters and digits is needed."],
    "testAccountContact": [["file"]," of DEBUG_CONFIG, test account ",["number"],": a phone number or an email address is needed."],
    "testAccountAuthority": [["file"]," of DEBUG_CONFIG, test account ",["number"],": the only authorities are ORGANISER, PERSONAL_DATA, REVIEWER and STAFF."],
    "paymentsUnreadable": [["file"]," of PAYMENTS_FILE cannot be read (",["reason"],")."],
    "paymentsWithoutList": [["file"]," of PAYMENTS_FILE is not JSON, or has no list \"merchants\"."],
    "paymentsNotify": [["file"]," of PAYMENTS_FILE: \"notify\" must be the address of this server for providers of payments, such as https://race.example.org."],
    "paymentsName": [["file"]," of PAYMENTS_FILE, merchant ",["merchant"],": \"name\" must be small letters, digits and -, used once, and not sandbox."],
    "paymentsProvider": [["file"]," of PAYMENTS_FILE, merchant ",["merchant"],": \"provider\" must be wechat or alipay."],
    "paymentsField": [["file"]," of PAYMENTS_FILE, merchant ",["merchant"],": \"",["field"],"\" is missing or has the wrong form."],
    "paymentsTwice": ["PAYMENTS=none states that no payments are taken, so PAYMENTS_FILE cannot be set with it. Remove one of the two."],
    "paymentsKey": [["file"]," of PAYMENTS_FILE, merchant ",["merchant"],": \"",["field"],"\" is not a file with an RSA key of 2048 bits or more."],
    "embeddedDatabase": ["the embedded database in ",["folder"]],
    "postgresDatabase": ["the PostgreSQL at ",["place"]],
  },
};
