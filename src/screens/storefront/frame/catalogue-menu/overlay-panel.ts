/** Shared by the button and the panel that it opens. */
export const cataloguePanelId = 'catalogue-panel';
/** The part of the panel with a category's sections. */
export const catalogueSectionsId = 'catalogue-sections';

/** Whether the overlay fills a telephone's screen instead of being a dropdown, as in its style sheet. */
export const isFullPage = (): boolean => window.matchMedia('(max-width: 767px)').matches;
