import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server for a benchmark, in a process of its own: sends its port, then for each message how many mails came. */
let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      received += 1;
      done();
    });
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => process.send!((server.server.address() as AddressInfo).port));
process.on('message', () => process.send!(received));
process.on('disconnect', () => process.exit());
