declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    /** `schemaOrg`: against the vocabulary; otherwise against what search engines want. */
    readonly errorType?: 'schemaOrg';
    readonly path: readonly { readonly type?: string; readonly property?: string; readonly index?: number }[];
  }
  export default class Validator {
    constructor(vocabulary: { readonly '@graph': readonly object[] });
    validate(found: { readonly jsonld: Readonly<Record<string, object[]>> }): Promise<Issue[]>;
  }
}
