// Made by `npm run gen` from the traits.json of each unit in blocks/.

/** The units that play a video of the props `platform` and `video`. By the name of the unit, such as home/carousel. */
export const playsPlatformVideo: Readonly<Record<string, true | undefined>> = {
  "home/embedded-video": true
};
