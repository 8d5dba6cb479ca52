/** Routes whose page has the grey background. */
export const greyPages = ["RegistrationSearch", "ScoreSearch", "activityBulletin", "raceNews"];

/**
 * Routes that keep their scroll position when they are opened: long tables that visitors return to.
 */
export const keepsScroll = ["bigData", "raceRanking", "scoreQuery", "ScoreSearch", "MultipleScoreSearch"];
