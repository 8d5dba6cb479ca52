import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { sendFile } from "#src/client/upload.ts";
import type { OpenUploads } from "#src/site/program.ts";
import type { ShowPreview } from "./preview/showPreview.tsx";

/**
 * Opens the uploads of a site for the visitor who is logged in. Every call rejects with a message
 * for the visitor.
 */
const openUploads: OpenUploads = ({ client, source }, language) => {
  const load = async <T>(part: string): Promise<T> => {
    const module = await source(`part/${part}`);
    if (!module) throw new Error(`No part "${part}".`);
    return module.default as T;
  };
  const download = async (file: UploadedFile) => {
    const { url } = await client.call("POST /user-center/base/uploads/address", {
      json: { id: file.id },
      isSilent: true,
    });
    save(url, file.name);
  };
  return {
    send: (file, options) => sendFile(client, file, options),
    list: () => client.call("GET /user-center/base/uploads", { isSilent: true }),
    async remove(file) {
      await client.call("POST /user-center/base/uploads/remove", { json: { id: file.id }, isSilent: true });
    },
    download,
    async preview(file) {
      const show = await load<ShowPreview>("preview");
      show({ file, client, load, language, download: () => download(file) });
    },
  };
};

export default openUploads;

// Our server sends files as attachments; a store on another host does not, so pictures open in a
// new tab.
function save(address: string, name: string): void {
  const url = new URL(address, location.href);
  if (!/^https?:$/.test(url.protocol)) return;
  const link = Object.assign(document.createElement("a"), { href: url.href, download: name, rel: "noopener" });
  if (url.origin !== location.origin) link.target = "_blank";
  link.click();
}
