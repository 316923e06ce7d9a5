import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface TestMailServerOptions extends SMTPServerOptions {
  readonly port?: number;
  /** Called with each mail before the reply; what it throws is the reply, as in `Error('450 try again later')`. */
  readonly onMail?: (raw: string) => void | Promise<void>;
}

/** A real SMTP server on the loopback address; open to all without `auth` options. */
export async function startMailServer({ port = 0, onMail, ...options }: TestMailServerOptions = {}) {
  /** The mails that it accepted, as sent. */
  const received: string[] = [];
  let open = 0;
  let maxOpen = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onConnect(_session, done) {
      maxOpen = Math.max(maxOpen, (open += 1));
      done();
    },
    onClose: () => void (open -= 1),
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
      stream.on('end', () => {
        void (async () => {
          try {
            await onMail?.(raw);
            received.push(raw);
            done();
          } catch (error) {
            done(error as Error);
          }
        })();
      });
    },
  });
  // A client that is killed, or gives up.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const ownPort = (server.server.address() as AddressInfo).port;
  return {
    received,
    port: ownPort,
    url: `smtp://127.0.0.1:${ownPort}`,
    /** Connections at the same time. */
    maxOpen: () => maxOpen,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The Message-ID of a mail as sent. */
export const messageIdOf = (raw: string): string => /^message-id: *(<.+>)/im.exec(raw)?.[1] ?? '';
