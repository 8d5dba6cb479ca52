/** The texts of an export other than answers. `states` are those of applications, by their audit status; a sign-up has none. */
export const words = {
  zh: {
    headings: ["回执号", "提交时间", "项目", "审核状态", "报名表", "参赛者序号"],
    other: "其他回答",
    states: ["", "待审核", "已通过", "未通过"],
    sheet: "报名",
  },
  en: {
    headings: ["Receipt", "Submitted", "Item", "Decision", "Form", "Entrant"],
    other: "Other answers",
    states: ["", "Awaiting a decision", "Approved", "Rejected"],
    sheet: "Sign-ups",
  },
};
