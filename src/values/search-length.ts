/** Maximum length of a query in characters; the rest of a longer text is ignored. */
export const maxSearchLength = 200;
