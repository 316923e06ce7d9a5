/** Whether the catalogue overlay is the page of a telephone rather than a dropdown, as in its style sheet. */
export const overlayIsPage = (): boolean => window.matchMedia('(max-width: 767px)').matches;
