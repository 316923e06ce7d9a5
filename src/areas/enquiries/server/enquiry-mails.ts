import { formatPhone } from '#values/contact-rules.ts';
import { defaultLocale, type Locale, localisedPath } from '#i18n/locale.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { CountedNetwork } from '#platform/http/addresses/network.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import { type MailLimits, type MailSeries, type MailSource, mailboxSubject } from '#platform/mail/mail-limits.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import { mayRepeatTyped } from '#platform/mail/may-repeat.ts';
import { brandedName } from '#values/product-name.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { EnquirySubject } from '../enquiry-rules.ts';
import { enquiryMailTexts } from './server-messages.ts';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly subject: EnquirySubject;
  readonly reference?: string | undefined;
  readonly message: string;
  /** That of the visit. */
  readonly locale: Locale;
  /** The sender is signed in to the account of this address. */
  readonly isOwnEmail: boolean;
}

type EnquiryMail = MailJob & Enquiry & { readonly to: 'shop' | 'sender' };

export interface EnquiryMailParts {
  readonly jobs: Jobs;
  readonly mailLimits: MailLimits;
  readonly mailer: Mailer;
  readonly mailFrame: (locale: Locale) => MailFrame;
  /** When the shop answers, in its own words; empty: it does not say. */
  readonly answerNote: (locale: Locale) => string;
  /** An article by its number. */
  readonly findProduct: (article: string, locale: Locale) => Promise<AskedProduct | null>;
  readonly publicUrl: string;
}

/** An article that is asked about, in the words of the shop. */
interface AskedProduct {
  readonly name: string;
  readonly brand: { readonly name: string } | null;
  /** Its path, without language. */
  readonly url: string;
}

const sendMail = mailJobKind<EnquiryMail>('enquiry-mail');

/** The two mails of an enquiry: itself to the shop, which answers with "reply", and a confirmation to its sender. */
export function createEnquiryMails(parts: EnquiryMailParts) {
  const { jobs, mailer, mailLimits, mailFrame, answerNote, findProduct, publicUrl } = parts;
  handleMailJobs(jobs, sendMail, async ({ to, ...enquiry }, id) => {
    const isForShop = to === 'shop';
    // The shop's notices are in its first language.
    const frame = mailFrame(isForShop ? defaultLocale : enquiry.locale);
    const content = isForShop ? noticeContent(enquiry) : await confirmationOf(enquiry, frame);
    await mailer.send({
      id,
      to: isForShop ? frame.legal.email : enquiry.email,
      ...(isForShop && { replyTo: { name: enquiry.name, address: enquiry.email } }),
      content,
      frame,
    });
  });

  async function confirmationOf(enquiry: Enquiry, frame: MailFrame): Promise<MailContent> {
    const { locale } = frame;
    // A question from a product begins with its number.
    const [article = ''] = enquiry.reference?.split(' ') ?? [];
    const product = article && (await findProduct(article, locale));
    const shown = product && {
      name: brandedName(product.name, product.brand?.name),
      url: publicUrl + localisedPath(product.url, locale),
    };
    return confirmationContent({ ...enquiry, locale }, { frame, product: shown || null, note: answerNote(locale) });
  }

  async function addCounted(tx: Queryable, mail: EnquiryMail, source: MailSource, series: MailSeries): Promise<void> {
    const counted = { queue: sendMail.name, subject: mailboxSubject(source), series };
    const { jobId, waitSeconds } = await mailLimits.count(tx, source, counted);
    await jobs.add(tx, sendMail, mail, { id: jobId, startAfter: waitSeconds });
  }

  return {
    /**
     * Adds both mails as jobs in the caller's transaction. The shop has so many an hour from all networks together, but for
     * those of customers who are signed in; more wait in order.
     */
    async add(tx: Queryable, enquiry: Enquiry, networks: readonly CountedNetwork[]): Promise<void> {
      const job = { ...enquiry, about: `enquiry, ${enquiry.subject}` };
      const toShop = { ...job, to: 'shop' } as const;
      const toSender = { ...job, to: 'sender' } as const;
      if (enquiry.isOwnEmail) {
        await jobs.add(tx, sendMail, toShop);
        await jobs.add(tx, sendMail, toSender);
        return;
      }
      await addCounted(tx, toSender, mailLimits.sourceOf(enquiry.email, networks), 'enquiry');
      await addCounted(tx, toShop, mailLimits.sourceOf(mailFrame(defaultLocale).legal.email, []), 'shopEnquiry');
    },
  };
}

function noticeContent({ name, email, phone, subject, reference, message, locale }: Enquiry): MailContent {
  const { notice: t, subjects } = enquiryMailTexts[defaultLocale];
  return {
    subject: [t.subject, subjects[subject], ...(reference ? [reference] : [])].join(' · '),
    heading: t.heading(name),
    blocks: [
      ...paragraphs(message),
      {
        kind: 'values',
        title: t.title,
        rows: [
          { label: t.name, value: name },
          { label: t.email, value: email },
          ...(phone ? [{ label: t.phone, value: formatPhone(phone) }] : []),
          { label: t.about, value: subjects[subject] },
          ...(reference ? [{ label: t.reference, value: reference }] : []),
          { label: t.language, value: t.languages[locale] },
        ],
      },
      { kind: 'note', text: t.answer(email) },
    ],
    reason: t.reason,
  };
}

interface ConfirmationFacts {
  readonly frame: MailFrame;
  /** The article that it is about, if it is one of the shop's. */
  readonly product: { readonly name: string; readonly url: string } | null;
  /** When the shop answers; empty: it does not say. */
  readonly note: string;
}

/** To whom it is not proven to come from it repeats nothing that was typed: of an article the shop's own name. */
function confirmationContent(
  { name, subject, reference, message, locale, isOwnEmail }: Enquiry,
  { frame: { name: shop, hasStore }, product, note }: ConfirmationFacts,
): MailContent {
  const { confirmation: t, subjects } = enquiryMailTexts[locale];
  const mayRepeat = mayRepeatTyped({ isConfirmed: isOwnEmail });
  const here = hasStore ? t.here : t.hereOnline;
  return {
    kind: { name: 'enquiry', values: { about: subjects[subject] } },
    subject: t.subject(shop),
    heading: mayRepeat ? t.headingFor(name) : t.heading,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          t.about,
          { bold: subjects[subject] },
          ...(product
            ? [': ', { link: product.name, url: product.url }]
            : mayRepeat && reference
              ? [`: ${reference}`]
              : []),
          '.',
        ],
      },
      { kind: 'words', text: note ? `${note}. ${here}` : here },
      ...(mayRepeat ? [{ kind: 'note', text: t.copy } as const, ...paragraphs(message)] : []),
      ...(mayRepeat ? [] : [{ kind: 'notice', text: t.notYou } as const]),
    ],
    reason: t.reason(shop),
  };
}

const paragraphs = (message: string): MailBlock[] =>
  message
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', text }));
