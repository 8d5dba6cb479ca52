import { type DrawnPuzzle, drawPuzzle, prepareScene, type Scene } from "./draw.ts";

/** Draws puzzles from scenes that were prepared beforehand. */
export interface PuzzleMaker {
  /** A new puzzle; undefined while more are requested than can be drawn in time. */
  draw(): Promise<DrawnPuzzle | undefined>;
}

/**
 * How many scenes are kept, and how many puzzles are cut from one before another takes its place.
 */
const keptScenes = 6;
const puzzlesOfScene = 10;
/**
 * How many are drawn at once, and how many may wait. Together they take far less than the browser's
 * 10 s.
 */
const atOnce = 2;
const mostWaiting = 60;

/**
 * Makes puzzles with sharp's threads. Scenes are drawn one after another while nobody waits for
 * them, the first at the first puzzle.
 */
export function createPuzzleMaker(): PuzzleMaker {
  const scenes: { scene: Scene; uses: number }[] = [];
  const waiting: (() => void)[] = [];
  let drawing = 0;
  let preparing: Promise<void> | undefined;

  const prepare = async () => {
    scenes.push({ scene: await prepareScene(), uses: 0 });
    if (scenes.length > keptScenes) scenes.shift();
  };
  const refill = () => {
    const isWorn = scenes.length < keptScenes || scenes.some(({ uses }) => uses >= puzzlesOfScene);
    if (!isWorn || preparing) return;
    preparing = prepare()
      .catch(() => undefined)
      .finally(() => {
        preparing = undefined;
        const worn = scenes.findIndex(({ uses }) => uses >= puzzlesOfScene);
        if (worn >= 0 && scenes.length > 1) scenes.splice(worn, 1);
        if (scenes.length < keptScenes) refill();
      });
  };
  const pickScene = async () => {
    if (scenes.length === 0) await (preparing ?? prepare());
    const picked = scenes.reduce((least, scene) => (scene.uses < least.uses ? scene : least));
    picked.uses += 1;
    refill();
    return picked.scene;
  };
  return {
    async draw() {
      if (drawing >= atOnce) {
        if (waiting.length >= mostWaiting) return undefined;
        // The place of a finished drawing goes to the next.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else drawing += 1;
      try {
        return await drawPuzzle(await pickScene());
      } finally {
        const next = waiting.shift();
        if (next) next();
        else drawing -= 1;
      }
    },
  };
}
