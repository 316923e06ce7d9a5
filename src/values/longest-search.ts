/** Characters; longer texts are no searches. */
export const longestText = 200;
