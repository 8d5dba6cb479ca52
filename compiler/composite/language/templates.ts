/** The names in the braces of a template; doubled braces are braces. */
export const templateName = /(?<!\{)\{([A-Za-z]\w*)\}(?!\})/g;
