// Made by `npm run gen` from locales/disk.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "ENOENT": {};
  "EACCES": {};
  "EPERM": {};
  "EROFS": {};
  "ENOSPC": {};
  "EISDIR": {};
  "ENOTDIR": {};
  "EEXIST": {};
  "ELOOP": {};
}> = {
  scope: "disk",
  zh: {
    "ENOENT": ["没有这个文件或文件夹"],
    "EACCES": ["没有权限"],
    "EPERM": ["没有权限"],
    "EROFS": ["磁盘是只读的"],
    "ENOSPC": ["磁盘已满"],
    "EISDIR": ["这是文件夹，应为文件"],
    "ENOTDIR": ["这是文件，应为文件夹"],
    "EEXIST": ["已有同名文件"],
    "ELOOP": ["符号链接指向自己"],
  },
  en: {
    "ENOENT": ["there is no such file or folder"],
    "EACCES": ["permission denied"],
    "EPERM": ["permission denied"],
    "EROFS": ["the disk is read-only"],
    "ENOSPC": ["the disk is full"],
    "EISDIR": ["it is a folder, not a file"],
    "ENOTDIR": ["it is a file, not a folder"],
    "EEXIST": ["a file with this name exists"],
    "ELOOP": ["a symbolic link leads to itself"],
  },
};
