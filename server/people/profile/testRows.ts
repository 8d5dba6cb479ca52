import { realNames, uploads } from "../../base/db/accountSchema.ts";
import { drafts } from "../../base/db/signupSchema.ts";
import type { World } from "../../testWorld.ts";

interface Owner {
  world: World;
  accountId: string;
}

/** Rows of an account's real name, uploads and drafts, as the test of ownership adds them. */
export const profileRows = {
  real_names: {
    exported: "realName",
    add: ({ world, accountId }: Owner) =>
      world.db.insert(realNames).values({
        accountId,
        cardType: "1",
        cardMac: "x",
        auditStatus: 1,
        nameSealed: world.secrets.seal("王小明"),
        cardSealed: world.secrets.seal("11010519491231002X"),
      }),
  },
  uploads: {
    exported: "uploads",
    add: ({ world, accountId }: Owner) =>
      world.db.insert(uploads).values({
        accountId,
        uploadId: "photo",
        key: "a".repeat(32),
        name: "card.webp",
        type: "image/webp",
        size: 9,
        isPicture: true,
      }),
  },
  drafts: {
    exported: "drafts",
    add: ({ world, accountId }: Owner) =>
      world.db.insert(drafts).values({
        accountId,
        raceId: "1",
        use: "sign-up",
        item: "ten-km",
        domainName: "x",
        sessionId: "x",
        device: "x",
        contentSealed: world.secrets.seal("{}"),
        revision: 1,
      }),
  },
};
