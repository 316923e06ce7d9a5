/** The target of links to the questions on a product's page. */
export const questionsId = 'questions';
