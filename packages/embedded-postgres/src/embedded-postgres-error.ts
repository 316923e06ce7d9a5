/** Why the server cannot run, in one line for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  /** `unavailable`: there is no PostgreSQL for this machine in the npm packages; another server has to do. */
  readonly code: 'failed' | 'unavailable';

  constructor(message: string, code: EmbeddedPostgresError['code'] = 'failed') {
    super(message);
    this.code = code;
  }
}
