import { StartError } from '#platform/start-error.ts';

/** The name of a known encoding; undefined where none is named. */
export function readEncoding(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new StartError(`--encoding is no known encoding, such as utf-8, windows-1252 or utf-16le: ${name}`);
  }
}
