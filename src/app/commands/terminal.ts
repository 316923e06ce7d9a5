import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Where a command asks: its answers to pipes stay free of questions. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

export const ownTerminal: Terminal = { input: process.stdin, output: process.stderr };

/** Asks a question whose answer is no unless it is typed. Only where `input` is a terminal. */
export const confirm = async (terminal: Terminal, question: string): Promise<boolean> =>
  /^(y|yes|s|si|sí)$/i.test(await askFor(terminal, `${question} [y/N] `));

/** Asks for a line, which may be empty. Only where `input` is a terminal. */
export async function askFor({ input, output }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input, output });
  try {
    // The end of the input, without an answer, is one too.
    const ended = once(lines, 'close').then(() => '');
    return (await Promise.race([lines.question(question), ended])).trim();
  } finally {
    lines.close();
  }
}
