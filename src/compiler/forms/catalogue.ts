import { finding } from "../meaningCatalogue.ts";
import type { Finding } from "../problems.ts";

/** SL6001: no field has this type. */
export function unknownField(pointer: string, type: string, near: string | undefined, fix?: string): Finding {
  return finding(
    "SL6001",
    "error",
    pointer,
    {
      zh: `没有名为“${type}”的表单项。${near ? `是否想写“${near}”？` : ""}请改正类型，或更新本程序。`,
      en: `there is no field called "${type}". ${near ? `Did you mean "${near}"? ` : ""}Correct the type, or update this program.`,
    },
    { ...(near && { suggestion: near }), ...(fix && { fix: { pointer, value: fix } }) },
  );
}

/** SL6002: a field of a version that this program does not know. */
export function newerField(pointer: string, type: string, version: number, newest: number): Finding {
  return finding("SL6002", "error", pointer, {
    zh: `表单项 ${type} 没有第 ${version} 版，本程序最高支持第 ${newest} 版。请改写版本，或更新本程序。`,
    en: `the field ${type} has no version ${version}: this program understands up to version ${newest}. Write another version, or update this program.`,
  });
}
