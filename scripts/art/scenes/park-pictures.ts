import { mix } from "../colour.ts";
import { dress, shadow } from "../pieces/crowd.ts";
import { type Arm, person } from "../pieces/person.ts";
import { circle, path, rect, stroke } from "../sheet.ts";
import { discTree, KIT, PARK, parkGround, runners, trackArcs, unitOf } from "./park-ground.ts";
import type { Scene } from "./scene.ts";

const parkPicture: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  parkGround(sheet, 0.56, true);
  for (const [x, r, drop] of [
    [0.08, 90, 0],
    [0.22, 70, 1],
    [0.36, 56, 0],
    [0.62, 60, 1],
    [0.9, 100, 0],
  ] as const)
    sheet.add(discTree(w * x, h * 0.68, r * u, "#1fbf8a", "#128a68", drop === 1));
  sheet.add(
    path(`M0 ${h * 0.8}Q${w * 0.5} ${h * 0.68} ${w} ${h * 0.8}V${h}H0Z`, PARK.blue),
    stroke(`M0 ${h * 0.88}Q${w * 0.5} ${h * 0.76} ${w} ${h * 0.88}`, PARK.white, 5 * u),
  );
  sheet.add(
    runners(
      sheet,
      [
        [0.22, 0.9, 0.1],
        [0.5, 0.9, 0.62],
        [0.78, 0.92, 0.86],
      ],
      320,
    ),
  );
};

const warmUp: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  parkGround(sheet, 0.52);
  sheet.add(
    rect(0, h * 0.74, w, h, PARK.coral),
    rect(0, h * 0.82, w, 5 * u, PARK.white),
    rect(0, h * 0.95, w, 5 * u, PARK.white),
  );
  const poses: [Arm, Arm][] = [
    [
      [152, 172],
      [152, 172],
    ],
    [
      [92, 92],
      [92, 92],
    ],
    [
      [40, -60],
      [160, 215],
    ],
    [
      [92, 92],
      [92, 92],
    ],
  ];
  [0.15, 0.39, 0.63, 0.86].forEach((x, i) => {
    const look = {
      ...dress(sheet.random, [[PARK.lime, PARK.white, PARK.blue, PARK.lime][i] as string], KIT.shorts),
      shoes: PARK.white,
    };
    sheet.add(
      shadow(w * x, h * 0.91, 440 * u, PARK.deep, 0.35),
      person(
        {
          x: w * x,
          y: h * 0.905,
          height: 420 * u,
          arms: poses[i] as [Arm, Arm],
          lifted: i === 2 ? "right" : undefined,
        },
        look,
      ),
    );
  });
};

const lapPicture: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(
    rect(0, 0, w, h, "#27cf98"),
    circle(w * 0.2, h * 0.2, 150 * u, PARK.lime),
    circle(w * 0.82, h * 0.16, 220 * u, "#18b482"),
  );
  sheet.add(trackArcs(w * 0.5, h * 1.15, h * 0.42, 80 * u, 5, PARK.blue, PARK.white));
  for (const [x, y, r, d] of [
    [0.1, 0.5, 60, 0],
    [0.26, 0.3, 50, 1],
    [0.52, 0.2, 56, 0],
    [0.76, 0.3, 50, 1],
    [0.93, 0.52, 64, 0],
  ] as const)
    sheet.add(discTree(w * x, h * y, r * u, PARK.lime, "#8cc50f", d === 1));
  sheet.add(
    runners(
      sheet,
      [
        [0.2, 0.72, 0.1],
        [0.42, 0.58, 0.62],
        [0.62, 0.66, 0.36],
        [0.84, 0.74, 0.88],
      ],
      290,
      [PARK.lime, PARK.white, PARK.coral],
    ),
  );
};

const picnic: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  parkGround(sheet, 0.5, true);
  for (const [x, r, drop] of [
    [0.12, 130, 0],
    [0.32, 70, 1],
    [0.88, 110, 1],
  ] as const)
    sheet.add(discTree(w * x, h * 0.68, r * u, "#1fbf8a", "#128a68", drop === 1));
  sheet.add(path(`M${w * 0.18} ${h * 0.94}L${w * 0.3} ${h * 0.8}H${w * 0.78}L${w * 0.9} ${h * 0.94}Z`, PARK.white));
  for (let i = 0; i < 6; i++)
    sheet.add(
      path(
        `M${w * (0.2 + i * 0.12)} ${h * 0.94}L${w * (0.31 + i * 0.08)} ${h * 0.8}h${w * 0.04}L${w * (0.26 + i * 0.12)} ${h * 0.94}Z`,
        PARK.blue,
        0.85,
      ),
    );
  const arms: [Arm, Arm][] = [
    [
      [152, 170],
      [30, -100],
    ],
    [
      [34, -120],
      [34, -120],
    ],
    [
      [30, -110],
      [150, 170],
    ],
  ];
  [0.36, 0.54, 0.71].forEach((x, i) => {
    sheet.add(
      person(
        { x: w * x, y: h * 0.83, height: (i === 1 ? 270 : 350) * u, arms: arms[i] as [Arm, Arm], child: i === 1 },
        dress(sheet.random, [[PARK.coral, PARK.lime, PARK.blue][i] as string], KIT.shorts),
      ),
    );
  });
  sheet.add(
    rect(w * 0.42, h * 0.855, 120 * u, 70 * u, "#e0a24a", undefined, 10 * u),
    stroke(`M${w * 0.43} ${h * 0.857}q${50 * u} ${-70 * u} ${100 * u} 0`, "#b97c2c", 8 * u),
    circle(w * 0.6, h * 0.895, 26 * u, PARK.coral),
    circle(w * 0.635, h * 0.9, 22 * u, mix(PARK.coral, PARK.lime, 0.5)),
    circle(w * 0.66, h * 0.885, 24 * u, PARK.lime),
  );
};

/** The 4:3 pictures of the park race. */
export const parkPictures: Record<string, Scene> = {
  "picture-park": parkPicture,
  "picture-warm-up": warmUp,
  "picture-lap": lapPicture,
  "picture-picnic": picnic,
};
