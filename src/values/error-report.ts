/** Where pages send their errors. */
export const errorReportPath = '/error-reports';
