// Made by `npm run gen` from locales/signup/problems.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "policy": {};
  "calculated": {};
  "unverified-score": {};
  "twice-in-group": {};
  "not-listed": {};
  "lost-file": {};
  "not-a-picture": {};
  "other-file": {};
  "wrong-extension": {};
  "file-too-large": {};
  "wrong-dimensions": { "width": string | number; "height": string | number; "actualWidth": string | number; "actualHeight": string | number };
  "any": {};
}> = {
  scope: "signup/problems",
  zh: {
    "policy": ["该须知已更新，请重新阅读并同意"],
    "calculated": ["此项由其他内容推算，现已不符，请刷新后重试"],
    "unverified-score": ["赛事成绩中没有找到这个成绩，请点“修改”再保存一次；未核验的成绩也可以提交"],
    "twice-in-group": ["同一证件在本次报名中出现了两次"],
    "not-listed": ["所选内容已不在列表中，请重新选择"],
    "lost-file": ["找不到这个文件，可能已被删除，请重新上传"],
    "not-a-picture": ["这里需要图片，请上传图片"],
    "other-file": ["文件与填写的不符，请重新上传"],
    "wrong-extension": ["文件格式不正确，请换一个文件"],
    "file-too-large": ["文件过大，请上传更小的文件"],
    "wrong-dimensions": ["上传图片的尺寸不符合标准，宽度须为 ",["width"]," px，高度须为 ",["height"]," px；实际宽度为 ",["actualWidth"]," px，高度为 ",["actualHeight"]," px"],
    "any": ["任意"],
  },
  en: {
    "policy": ["This text has changed: please read it again and agree."],
    "calculated": ["This value is calculated from other answers and no longer fits them. Please reload the form."],
    "unverified-score": ["This result is not among the results of the race. Press “Change” and save it again; it can also be submitted unverified."],
    "twice-in-group": ["The same document appears twice in this sign-up."],
    "not-listed": ["This choice is no longer on the list. Please choose again."],
    "lost-file": ["This file no longer exists. Please upload it again."],
    "not-a-picture": ["A picture is needed here. Please upload one."],
    "other-file": ["This is not the file that was chosen here. Please upload it again."],
    "wrong-extension": ["This kind of file is not accepted here. Choose another."],
    "file-too-large": ["This file is too large. Please upload a smaller one."],
    "wrong-dimensions": ["The picture must be ",["width"]," px wide and ",["height"]," px high; it is ",["actualWidth"]," by ",["actualHeight"]," px."],
    "any": ["any"],
  },
};
