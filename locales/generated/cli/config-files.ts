// Made by `npm run gen` from locales/cli/config-files.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "cloudHelp": {};
  "tablesHelp": {};
  "wrongName": { "name": string | number };
  "none": { "name": string | number };
  "unreadable": { "file": string | number };
  "notStored": { "file": string | number };
  "stored": { "name": string | number };
  "not-json": {};
  "not-a-list": {};
  "unknown-provider": { "place": string | number; "value": string | number };
  "provider-twice": { "place": string | number; "value": string | number };
  "provider-not-in-use": { "place": string | number; "value": string | number };
  "not-a-switch": { "place": string | number; "value": string | number };
  "not-a-table": {};
  "no-translation": { "place": string | number; "value": string | number };
}> = {
  scope: "cli/config-files",
  zh: {
    "cloudHelp": ["输出云配置；写明 FILE 时先检查，没有错误才保存，所有服务器随即生效。退出码 1：有错误，或启用的存储服务商并未使用。"],
    "tablesHelp": ["列出翻译表；写明 NAME 时输出这个表；再写明 FILE 时先检查，没有错误才保存，所有服务器随即生效。退出码 1：没有这个表，或有错误。"],
    "wrongName": ["“",["name"],"”不能作为表名：请用字母、数字、- 和 _，最多 60 个字符。"],
    "none": ["没有 ",["name"],"。"],
    "unreadable": ["无法读取 ",["file"],"。"],
    "notStored": [["file"]," 没有保存。请改正后重试。"],
    "stored": ["已保存 ",["name"],"。"],
    "not-json": ["文件不是 JSON。"],
    "not-a-list": ["云配置须是文字，或存储服务商的列表。"],
    "unknown-provider": [["place"],"：没有“",["value"],"”这个存储服务商，请写 aliyun、huoshanyun 或 tencentyun。"],
    "provider-twice": [["place"],"：“",["value"],"”重复了。"],
    "provider-not-in-use": [["place"],"：“",["value"],"”已启用，但服务器的文件不在那里。请用 S3_ENDPOINT 指向它，或把 isOn 改为 false。"],
    "not-a-switch": [["place"]," 是 ",["value"],"，须为 true 或 false。"],
    "not-a-table": ["翻译表须是对象。"],
    "no-translation": [["place"],"：“",["value"],"”需要 zh 和 en，且都是文字。"],
  },
  en: {
    "cloudHelp": ["Prints the cloud config. With FILE it checks that file and stores it if it has no mistake; all servers serve it at once. Exit code 1: there is a mistake, or a storage provider that is on is not in use."],
    "tablesHelp": ["Lists the translation tables, or prints the one of that NAME. With FILE it checks that file and stores it if it has no mistake; all servers serve it at once. Exit code 1: there is no such table, or a mistake."],
    "wrongName": ["\"",["name"],"\" is no name of a table: use letters, digits, - and _, at most 60."],
    "none": ["There is no ",["name"],"."],
    "unreadable": [["file"]," cannot be read."],
    "notStored": [["file"]," was not stored. Correct it and try again."],
    "stored": [["name"]," is stored."],
    "not-json": ["The file is no JSON."],
    "not-a-list": ["The cloud config has to be a text, or a list of storage providers."],
    "unknown-provider": [["place"],": there is no storage provider \"",["value"],"\". Write aliyun, huoshanyun or tencentyun."],
    "provider-twice": [["place"],": \"",["value"],"\" is there twice."],
    "provider-not-in-use": [["place"],": \"",["value"],"\" is on, but this server stores its files elsewhere. Point S3_ENDPOINT to it, or set isOn to false."],
    "not-a-switch": [["place"]," is ",["value"],", but it must be true or false."],
    "not-a-table": ["A translation table has to be an object."],
    "no-translation": [["place"],": \"",["value"],"\" needs zh and en, as texts."],
  },
};
