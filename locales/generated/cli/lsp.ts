// Made by `npm run gen` from locales/cli/lsp.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "stdio": {};
  "fix": { "text": string | number };
  "remove": {};
  "fixAll": {};
}> = {
  scope: "cli/lsp",
  zh: {
    "help": ["语言服务（LSP），经标准输入输出与编辑器通信：边写边显示 validate 会报告的问题，提供快速修正、字段说明和补全。语言按编辑器的设置，用 --language 可以指定。"],
    "stdio": ["使用标准输入输出（默认，也是唯一的方式）"],
    "fix": ["改为 ",["text"]],
    "remove": ["删除"],
    "fixAll": ["修正所有可以安全修正的问题"],
  },
  en: {
    "help": ["A language server (LSP) on standard input and output: it shows the problems of validate while you type, with quick fixes, descriptions and completion. It speaks the editor's language; --language overrides that."],
    "stdio": ["use standard input and output: the default and the only way"],
    "fix": ["Replace it by ",["text"]],
    "remove": ["Remove it"],
    "fixAll": ["Fix all problems that can be fixed safely"],
  },
};
