/** What begins a formula in a spreadsheet, also as wide signs, and what some of them skip before it (OWASP, CSV injection). */
const starts = '=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const cellStart = new RegExp(`(^\\s*|[,;|\\t\\r\\n][\\s"]*)(?=[${starts}])`, 'g');

/**
 * Marks as text what a spreadsheet would run as a formula in a text that somebody has typed: at its start, and after what another
 * delimiter than the file's makes the start of a cell.
 */
export const withoutFormulas = (text: string): string => text.replace(cellStart, "$1'");
