/**
 * The oldest browsers that the shop works in, as Vite writes them: it lowers the syntax of scripts and styles for them.
 * What else one of them lacks is named by supported-browsers.test.ts. Samsung Internet 22 is made of Chromium 111.
 */
export const supportedBrowsers = ['safari16.4', 'ios16.4', 'firefox115', 'chrome109'];
