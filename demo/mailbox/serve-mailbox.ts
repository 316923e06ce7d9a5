import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database/database.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { mailboxMails } from '#platform/mail/mailbox-tables.ts';

const maxMails = 500;
const page = 'text/html; charset=utf-8';

/** The demo's mailbox below /dev, for people and for tests; never registered in production (decisions.md section 1). */
export function serveMailbox(server: FastifyInstance, database: Database, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const newestFirst = () => database.select().from(mailboxMails).orderBy(desc(mailboxMails.id)).limit(maxMails);

  server.get('/dev/mailbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await newestFirst()).map(({ to, subject, text, html, sentAt }) => ({ to, subject, text, html, sentAt }));
  });

  server.get('/dev/mailbox', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(page)
      .send(listPage(await newestFirst())),
  );

  server.get('/dev/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));

  server.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0;
    const [mail] = await database.select().from(mailboxMails).where(eq(mailboxMails.id, id));
    if (!mail) return reply.code(404).type(page).send('<!doctype html><title>404</title>');
    // Shown in a frame of the mailbox: the mail's inline styles and the shop's pictures are allowed, scripts are not.
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${origin}; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation`,
        'x-frame-options': 'SAMEORIGIN',
      })
      .type(page)
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

type StoredMail = typeof mailboxMails.$inferSelect;

const listPage = (mails: readonly StoredMail[]): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Mailbox</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/dev/mailbox.css"></head><body><h1>Mailbox of the demo</h1>${
    mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(listItem).join('')
  }</body></html>`;

const listItem = ({ id, to, subject, text, sentAt }: StoredMail, index: number): string =>
  `<details${index === 0 ? ' open' : ''}><summary><b>${escapeHtml(subject)}</b> <span>${escapeHtml(to)}</span> ` +
  `<time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 16).replace('T', ' ')}</time></summary>` +
  `<iframe src="/dev/mailbox/${id}" title="${escapeHtml(subject)}" loading="lazy"></iframe><pre>${withLinks(text)}</pre></details>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const styles = `body{max-width:760px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#14171a;background:#f4f1ea}
details{margin:0 0 12px;background:#fff;border-radius:6px}summary{padding:14px 18px;cursor:pointer}
summary span,summary time{color:#5b5f55;font-size:14px;margin-left:10px}
iframe{width:100%;height:720px;border:0;border-top:1px solid #ddd}
pre{margin:0;padding:18px;border-top:1px solid #ddd;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}`;
