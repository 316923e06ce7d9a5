/** Stops the start with one clear line for the person at the terminal, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
