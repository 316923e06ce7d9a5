/** What the server hands the browser for hydration, in one JSON block: no inline script (strict CSP). */
export interface PageData {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, { status: number }> | null;
}

export const pageDataId = 'page-data';
