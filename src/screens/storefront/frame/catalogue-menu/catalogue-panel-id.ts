/** Shared by the button and the panel that it opens. */
export const cataloguePanelId = 'catalogue-panel';
/** Of the part of the panel that shows what is below a category. */
export const catalogueSectionsId = 'catalogue-sections';
