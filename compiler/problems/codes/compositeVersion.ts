import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL7040 to SL7049: versions of composite blocks. */
export const compositeVersionKinds = {
  SL7040: {
    severity: "error",
    title: { zh: "已发布的组合板块版本被改动", en: "A published version of a composite was changed" },
    message: ({ type, version }: { type: string; version: number }) => ({
      zh: `“${type}”的第 ${version} 版已经发布，这处改动会让已有的板块失去内容。请把改动写进 v${version + 1}.json，并在旁边写 v${version + 1}.upgrade.json，第 ${version} 版恢复原样。`,
      en: `Version ${version} of "${type}" is published, and existing blocks would lose something by this change. Write it into v${version + 1}.json with a v${version + 1}.upgrade.json beside it, and restore version ${version}.`,
    }),
    explanation: {
      zh: [
        "发布过的版本只能做不丢失内容的改动：增加可省略的属性、插槽或变体，放宽限制，更换默认值，修改文字说明或 tree。其他改动，例如删除或改名属性、改为必填、收窄限制，都需要新的版本。",
        "没有发布，访客看到的仍是原来的站点。",
        "请把 vN.json 恢复为发布时的内容，把改动写进下一个版本，并用升级文件说明如何从上一版得到新的属性（[] 表示不需要步骤）。",
      ],
      en: [
        "A published version takes only lossless changes: a prop, slot or variant that can be left out, a wider limit, another default, other descriptions, another tree. Everything else, such as a prop that is removed, renamed, required or narrowed, needs a new version.",
        "Nothing was published; visitors see the site as it was.",
        "Restore vN.json as it was published, write the change into the next version, and state in its upgrade file how its props follow from the version before ([] if no step is needed).",
      ],
    },
    example:
      'composites/my/sponsor-wall/v2.json\ncomposites/my/sponsor-wall/v2.upgrade.json\n\n[{ "op": "rename", "from": "/sponsors", "to": "/partners" }]',
  },
  SL7041: {
    severity: "error",
    title: { zh: "缺少升级文件", en: "An upgrade file is missing" },
    message: ({ type, version }: { type: string; version: number }) => ({
      zh: `“${type}”的第 ${version} 版没有 v${version}.upgrade.json，第 ${version - 1} 版的板块无法升级，访客看不到它们。请在旁边写 v${version}.upgrade.json；不需要步骤时写 []。`,
      en: `Version ${version} of "${type}" has no v${version}.upgrade.json, so blocks of version ${version - 1} cannot be upgraded, and visitors do not see them. Write v${version}.upgrade.json beside it: [] if no step is needed.`,
    }),
    explanation: {
      zh: [
        "组合板块从第 2 版起，每个版本旁边都要有升级文件，说明如何从上一版得到这一版的属性、插槽和变体。",
        "按旧版本书写的板块不会显示，按最新版本书写的照常显示。",
        "请写升级文件，可用的操作见 docs/composites.md。",
      ],
      en: [
        "From version 2 on, each version of a composite has an upgrade file beside it, which states how its props, slots and variant follow from the version before.",
        "Blocks that are written for the older version are not shown; those for the newest are.",
        "Write the upgrade file; docs/composites.md lists the operations.",
      ],
    },
    example: '[{ "op": "rename", "from": "/sponsors", "to": "/partners" }]',
  },
  SL7042: {
    severity: "error",
    title: { zh: "没有这个升级操作", en: "No such upgrade operation" },
    message: ({ written, near }: { written: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有“${written}”这个升级操作，这一步不会执行。${hint.zh}请改正。`,
        en: `There is no upgrade operation "${written}", so this step is left out.${hint.en} Correct it.`,
      };
    },
    explanation: {
      zh: [
        "升级文件是操作的列表，或 { props, slots, variant } 三个列表；每个操作的 op 是 rename、wrap、default、map、remove、each、string、ids、instant 或 link。",
        "不认识的操作不会执行，升级后的板块可能缺少内容。",
        "请改正 op；各操作的说明见 docs/composites.md。",
      ],
      en: [
        "An upgrade file is a list of operations, or three lists { props, slots, variant }; the op of each is rename, wrap, default, map, remove, each, string, ids, instant or link.",
        "An unknown operation is left out, and the upgraded blocks may lack something.",
        "Correct op; docs/composites.md explains the operations.",
      ],
    },
    example: '{ "op": "renam", "from": "/a", "to": "/b" }\n\n{ "op": "rename", "from": "/a", "to": "/b" }',
  },
  SL7043: {
    severity: "error",
    title: { zh: "升级操作写错", en: "A wrong upgrade operation" },
    message: ({ name, op }: { name: string; op: string | undefined }) =>
      op === undefined
        ? {
            zh: "这里应是操作的列表。请写 [ … ]；不需要步骤时写 []。",
            en: "A list of operations is expected here. Write [ … ], or [] if no step is needed.",
          }
        : {
            zh: `操作“${op}”的“${name}”缺少、多余或写错，这一步不会执行。请按 docs/composites.md 改正。`,
            en: `"${name}" of the operation "${op}" is missing, unknown or wrong, so this step is left out. Correct it as docs/composites.md shows.`,
          },
    explanation: {
      zh: [
        "每个操作有自己的字段：rename 有 from 和 to，其余都有 at，值是属性内的 JSON Pointer，如 /title。",
        "写错的操作不会执行，升级后的板块可能缺少内容。",
        "请补上或改正这个字段；各操作的字段见 docs/composites.md。",
      ],
      en: [
        "Each operation has its own fields: rename has from and to, and all others have at, a JSON Pointer into the props such as /title.",
        "A wrong operation is left out, and the upgraded blocks may lack something.",
        "Add or correct the field; docs/composites.md lists them.",
      ],
    },
    example: '{ "op": "rename", "from": "sponsors" }\n\n{ "op": "rename", "from": "/sponsors", "to": "/partners" }',
  },
  SL7044: {
    severity: "error",
    title: { zh: "升级后的例子不符合新版本", en: "The example does not survive the upgrade" },
    message: ({ type, version, place }: { type: string; version: number; place: string }) => ({
      zh: `“${type}”第 ${version - 1} 版的 example 升级到第 ${version} 版后，“${place}”缺少或不合规，已有的板块也会这样失去内容。请修改这个升级文件。`,
      en: `After the upgrade of the example of version ${version - 1} of "${type}" to version ${version}, "${place}" is missing or not valid, and existing blocks would lose it as well. Change this upgrade file.`,
    }),
    explanation: {
      zh: [
        "每次检查都会用这个升级文件升级上一版的 example，再用新版本的 props 检查结果。",
        "结果不符合的板块，访客看不到。",
        "请补上缺少的步骤，例如用 default 补上新的必填属性，用 rename 改名。",
      ],
      en: [
        "Each check upgrades the example of the version before by this file, and checks the result against the props of the new version.",
        "Visitors do not see blocks that do not fit.",
        "Add the missing step: a default for a new required prop, or a rename.",
      ],
    },
    example: '[{ "op": "default", "at": "/title", "value": { "zh": "赞助商", "en": "Sponsors" } }]',
  },
  SL7045: {
    severity: "error",
    title: { zh: "没有这个组件包", en: "No such pack" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有“${name}”这个组件包，访客看不到其中的组合板块。${hint.zh}请在站点旁边或放各站点的文件夹旁边建 packs/${name}/composites/。`,
        en: `There is no pack "${name}", so visitors do not see its composites.${hint.en} Make packs/${name}/composites/ beside the site's folder or beside the folder of sites.`,
      };
    },
    explanation: {
      zh: [
        "packs 中的名称是 packs/ 里的文件夹；packs/ 与站点文件夹并列，或与放各站点的文件夹并列，近的优先。",
        "这个组件包的组合板块都不会显示，其余部分照常显示。",
        "请改正名称，或把组件包放到那里；不再使用时从 packs 中删去。",
      ],
      en: [
        "A name in packs is a folder in packs/, which is beside the site's folder or beside the folder of sites; the nearer one counts.",
        "None of its composites are shown; the rest of the site is.",
        "Correct the name, put the pack there, or remove it from packs if it is no longer used.",
      ],
    },
    example: '"packs": ["lake-series"]\n\npacks/lake-series/composites/lake/stages/v1.json\nsites/my-race/site.json',
  },
  SL7046: {
    severity: "error",
    title: { zh: "两处有同一个组合板块", en: "A composite exists twice" },
    message: ({ type, pack, other }: { type: string; pack: string; other: string | undefined }) =>
      other === undefined
        ? {
            zh: `站点自己和组件包“${pack}”都有“${type}”，现在使用站点自己的。请把其中一个改名。`,
            en: `This site and the pack "${pack}" both have a "${type}"; the site's own is used. Rename one of them.`,
          }
        : {
            zh: `组件包“${other}”和“${pack}”都有“${type}”，现在使用“${other}”的。请把其中一个改名，或少用一个组件包。`,
            en: `The packs "${other}" and "${pack}" both have a "${type}"; that of "${other}" is used. Rename one of them, or name only one of the packs.`,
          },
    explanation: {
      zh: [
        "一个类型的所有版本要在同一处：站点自己的 composites/，或一个组件包。",
        "使用站点自己的，其次使用 packs 中排在前面的组件包的；哪一个是本意，程序无法知道。",
        "请给其中一个换一个名称，例如用组件包自己的命名空间。",
      ],
      en: [
        "All versions of a type are in one place: composites/ of the site, or one pack.",
        "The site's own is used, else that of the pack that is named first; which one was meant cannot be known.",
        "Give one of them another name, for example with a namespace of the pack.",
      ],
    },
    example: "composites/my/stages/v1.json\npacks/lake-series/composites/lake/stages/v1.json",
  },
  SL7047: {
    severity: "error",
    title: { zh: "升级改的是上一版没有的内容", en: "An upgrade of what the version before lacks" },
    message: ({ op, place, near }: { op: string; place: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `上一版没有“${place}”，所以这个 ${op} 什么也不做，按上一版写的内容会丢失。${hint.zh}请改正这个位置，或去掉这一步。`,
        en: `The version before has no ${place}, so this ${op} does nothing, and what was written for it may be lost.${hint.en} Correct the place, or remove the step.`,
      };
    },
    explanation: {
      zh: [
        "升级的每一步都从上一版的某个位置开始，而上一版的 props 或 slots 没有这个位置。",
        "这一步什么也不做：已经写好的板块升级后会缺少内容。",
        "请改正位置；名称以上一版的文件为准，前面的步骤改过的，以改后的为准。",
      ],
      en: [
        "Each step of an upgrade begins at a place of the version before, whose props or slots do not have this one.",
        "The step does nothing, so blocks that exist lack something after the upgrade.",
        "Correct the place. Names are those of the file of the version before, as the earlier steps leave them.",
      ],
    },
    example:
      '{ "op": "rename", "from": "/sponsor", "to": "/partners" }\n\n{ "op": "rename", "from": "/sponsors", "to": "/partners" }',
  },
} satisfies ProblemKinds;
