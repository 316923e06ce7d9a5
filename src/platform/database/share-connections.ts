/** How one process divides its DATABASE_CONNECTIONS; two more listen, one for changes and one for new jobs. */
export function shareConnections(total: number): { readonly requests: number; readonly jobs: number } {
  const jobs = total < 8 ? 1 : total < 12 ? 2 : 3;
  return { requests: total - 2 - jobs, jobs };
}
