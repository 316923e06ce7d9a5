/** What other areas may use of the store in the browser. Screens import its components directly. */
export { LegalNotices } from './notices/legal-notices.tsx';
