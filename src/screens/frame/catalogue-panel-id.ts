/** Shared by the button and the panel that it opens. */
export const cataloguePanelId = 'catalogue-panel';
