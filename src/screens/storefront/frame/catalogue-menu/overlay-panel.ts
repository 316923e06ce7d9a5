/** Shared by the button and the panel that it opens. */
export const cataloguePanelId = 'catalogue-panel';
/** Of the part of the panel that shows what is below a category. */
export const catalogueSectionsId = 'catalogue-sections';

/** Whether the catalogue overlay is the page of a telephone rather than a dropdown, as in its style sheet. */
export const isFullPage = (): boolean => window.matchMedia('(max-width: 767px)').matches;
