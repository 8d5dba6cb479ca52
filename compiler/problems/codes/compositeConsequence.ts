/** What visitors see of a composite whose tree has a mistake. */
export const consequence = {
  zh: "用到它的板块可能缺少这一部分，或不显示；页面其余部分照常显示。",
  en: "Blocks that use the composite may lack this part, or are not shown; the rest of the page is.",
} as const;
