import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mailKinds } from '#platform/mail/mail-kinds.ts';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { layOutMail, type MailContent } from '#platform/mail/mail-layout.ts';
import { withWords } from '#platform/mail/mail-words.ts';
import { createMailWords, readMailWords } from './mail-words.ts';

const parts = { facts: { name: 'La *Clau*', phone: '976 00 00 00' }, publicUrl: 'https://shop.example' };
const read = (source: string) => readMailWords(source, 'order-ready', 'ca', parts);

const mail: MailContent = {
  kind: { name: 'order-ready', values: { customer: '<b>Núria</b> {{number}}', number: '26-1', amount: '12,00 €' } },
  subject: 'Pedido listo',
  heading: 'Ya puedes venir',
  blocks: [
    { kind: 'words', text: 'Está preparado.', fixed: 'Lo guardamos hasta el lunes.' },
    { kind: 'button', text: 'Ver el pedido', url: 'https://shop.example/p' },
    { kind: 'note', text: 'Puedes desistir.' },
  ],
  reason: 'Tienes un pedido.',
};
const laidOut = (content: MailContent) => layOutMail(content, mailFrame('ca'));

it('replaces subject, greeting and words, adds the sign-off, and leaves what is fixed', () => {
  const words = read(
    '---\nsubject: "{{number}} a punt · {{name}}"\ngreeting: Hola, {{customer}}\nsignOff: Fins aviat, {{name}}\n---\n' +
      'La **{{number}}** és al taulell.\nEt cobrem {{amount}}.\n\nMira [com arribar](/contacts) o truca al {{phone}}.\n',
  );
  const content = withWords(mail, words);
  expect(content.subject).toBe('26-1 a punt · La *Clau*');
  const { text, html } = laidOut(content);
  expect(text).toContain(
    'Hola, <b>Núria</b> {{number}}\n\nLa 26-1 és al taulell. Et cobrem 12,00 €.\n\n' +
      'Mira com arribar o truca al 976 00 00 00.\nhttps://shop.example/ca/contacts\n\nLo guardamos hasta el lunes.\n\n' +
      'Ver el pedido:\nhttps://shop.example/p\n\nPuedes desistir.\n\nFins aviat, La *Clau*\n\n--',
  );
  expect(html).toContain('La <b>26-1</b> és al taulell.');
  expect(html).not.toContain('<b>Núria');
  expect(wordsOf(html)).toContain('Hola, <b>Núria</b> {{number}}');
});

it('leaves out a name that may not be repeated, with its comma', () => {
  const unproven = { ...mail, kind: { ...mail.kind!, values: { customer: '', number: '26-1', amount: '12,00 €' } } };
  const say = (greeting: string) =>
    withWords(unproven as MailContent, read(`---\ngreeting: '${greeting}'\n---\n`)).heading;
  expect(say('{{customer}}, gràcies per la {{number}}')).toBe('Gràcies per la 26-1');
  expect(say('Hola, {{customer}}')).toBe('Hola');
  expect(say('Hola {{customer}}:')).toBe('Hola:');
  expect(say('Hola, {{customer}}, ja és aquí')).toBe('Hola, ja és aquí');
  expect(say('Hola {{customer}}, ja és aquí')).toBe('Hola, ja és aquí');
  expect(say('{{customer}}')).toBe('Ya puedes venir');
});

it('leaves what a file does not say, and mails without a kind', () => {
  const words = read('---\nsignOff: Adéu\n---\n');
  expect(withWords(mail, words)).toMatchObject({ subject: 'Pedido listo', heading: 'Ya puedes venir' });
  expect(laidOut(withWords(mail, words)).text).toContain('Está preparado. Lo guardamos hasta el lunes.');
  const { kind: _, ...notice } = mail;
  expect(withWords(notice, words)).toBe(notice);
  expect(laidOut(withWords(mail, read('Només paraules.'))).text).toContain('Només paraules.');
});

it.each([
  [
    'Hola\n\n{{codigo}}',
    'line 3: there is no value {{codigo}}: this mail has {{customer}}, {{number}}, {{amount}} beside',
  ],
  ['Hola {{constructor}}', 'no value {{constructor}}'],
  ['Hola {{ customer }}', 'no value {{ customer }}'],
  ['Hola {{número}} {{customer', 'no value {{número}}'],
  ['Hola {{customer', 'no value {{customer'],
  ['---\nsubject: "{{until}}"\n---\n', 'line 2: there is no value {{until}}'],
  ['', 'it is empty'],
  ['---\nsubject: ""\n---\nHola', 'subject'],
  ['---\ntitle: Hola\n---\nHola', 'title'],
  ['x'.repeat(3001), 'longer than 3000 characters'],
  [`---\ngreeting: ${'x'.repeat(201)}\n---\n`, 'greeting'],
  ['Hola <img src=x onerror=alert(1)>', 'no HTML'],
  ['---\ngreeting: <b>Hola</b>\n---\n', 'no HTML'],
  ['[aquí](javascript:alert)', 'must be a path'],
  ['[aquí](https://x.example/{{number}})', 'no values of the mail'],
])('refuses %j: %s', (source, reason) => {
  expect(() => read(source)).toThrow(reason);
});

it('has every kind in the manual, whose example can be read', async () => {
  const manual = await readFile(new URL('../../../../docs/operations/mail.md', import.meta.url), 'utf8');
  for (const kind of Object.keys(mailKinds)) expect(manual).toContain(`\`${kind}\``);
  const [, example = ''] = /```markdown\n([\s\S]*?)```/.exec(manual)!;
  const facts = { ...parts.facts, phoneNumber: '+34976000000' };
  const words = readMailWords(example, 'order-confirmed', 'es', { ...parts, facts });
  expect(words.subject).toBe('La *Clau*: empezamos con tu pedido {{number}}');
  expect(words.paragraphs[0]).toContainEqual({ link: '976 00 00 00', url: 'tel:+34976000000' });
});

it('reads each file again when it changes; a wrong one leaves the old words, a removed one none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'enquiry.es.md');
  const words = createMailWords({ ...parts, facts: () => parts.facts, folder });
  expect(await words.refresh()).toEqual([]);
  await writeFile(file, 'Gracias por escribir.');
  await writeFile(join(folder, 'none.es.md'), 'Hola.');
  expect(await words.refresh()).toEqual([`${join(folder, 'none.es.md')} is wrong: there is no mail called none`]);
  expect(words.find('enquiry', 'es')?.paragraphs).toEqual([['Gracias por escribir.']]);
  expect(words.find('enquiry', 'ca')).toBeNull();
  await writeFile(file, 'Gracias, {{customer}}.');
  expect(await words.refresh()).toEqual([
    `${file} is wrong: line 1: there is no value {{customer}}: this mail has {{about}} beside the shop's facts`,
  ]);
  expect(await words.refresh()).toEqual([]);
  expect(words.find('enquiry', 'es')?.paragraphs).toEqual([['Gracias por escribir.']]);
  await rm(file);
  await words.refresh();
  expect(words.find('enquiry', 'es')).toBeNull();
  expect(await createMailWords({ ...parts, facts: () => ({}), folder: join(folder, 'none') }).refresh()).toEqual([]);
});

it('says what cannot be read, and goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(folder, 'gone.md'), join(folder, 'enquiry.es.md'));
  await writeFile(join(folder, 'enquiry.ca.md'), 'Gràcies.');
  const words = createMailWords({ ...parts, facts: () => parts.facts, folder });
  expect(await words.refresh()).toEqual([expect.stringContaining('enquiry.es.md is wrong: ENOENT')]);
  expect(words.find('enquiry', 'ca')?.paragraphs).toEqual([['Gràcies.']]);
  const file = createMailWords({ ...parts, facts: () => parts.facts, folder: join(folder, 'enquiry.ca.md') });
  expect(await file.refresh()).toEqual([expect.stringContaining('enquiry.ca.md cannot be read: ENOTDIR')]);
});
