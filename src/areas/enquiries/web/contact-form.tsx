import { useShopMessages } from '#i18n/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '#values/contact-rules.ts';
import { personNameLength } from '#values/person-name.ts';
import { useUser } from '#areas/account/web/account-web.ts';
import { Button } from '#design/actions/button.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { fieldWidths, FormGrid } from '#design/forms/form-grid.tsx';
import { Select } from '#design/forms/select.tsx';
import { TextArea } from '#design/forms/text-area.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { Notice } from '#design/page/notice.tsx';
import { SentenceWithLink } from '#web/link.tsx';
import { enquirySubjects, maxMessageLength, maxReferenceLength } from '../enquiry-rules.ts';
import styles from './contact-form.module.css';
import { messages } from './messages.ts';
import { useEnquiry } from './use-enquiry.ts';

interface ContactFormProps {
  /** The shop's address, for browsers without scripts. */
  readonly email: string;
  /** When the shop answers, in its own words; empty: it does not say. */
  readonly answerNote: string;
  /** An article number for the example; empty: there is none. */
  readonly article: string;
}

/** What the page that led here asks about: nothing of it is cut, and nothing that was typed is replaced. */
function fillIn({ elements }: HTMLFormElement, asked: URLSearchParams): void {
  const [reference, message] = [asked.get('reference') ?? '', asked.get('message') ?? ''];
  const texts =
    reference.length > maxReferenceLength ? { message: `${reference}\n${message}` } : { reference, message };
  for (const [name, text] of Object.entries(texts)) {
    const typed = elements.namedItem(name);
    if (typed instanceof HTMLInputElement || typed instanceof HTMLTextAreaElement) typed.value ||= text;
  }
}

/** Writes to the shop; name, e-mail and telephone of an account are filled in. */
export function ContactForm({ email, answerNote, article }: ContactFormProps) {
  const t = useShopMessages(messages);
  const { user } = useUser();
  const { error, isSending, sentTo, field, send } = useEnquiry();
  const [isHydrated, setHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setHydrated(true);
    // Pages are cached without what follows the `?`, so the server cannot fill it in.
    fillIn(form.current!, new URLSearchParams(location.search));
  }, []);
  useEffect(() => {
    if (sentTo !== undefined) result.current?.focus();
  }, [sentTo]);

  if (sentTo !== undefined)
    return (
      <div className={styles.form}>
        <h2 ref={result} tabIndex={-1}>
          {t.sent}
        </h2>
        <Notice tone="good">{answerNote ? t.promise(answerNote) : t.willAnswer}</Notice>
        <p>{t.confirmation(sentTo)}</p>
      </div>
    );

  return (
    <form
      ref={form}
      id="enquiry"
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{t.title}</h2>
      <noscript>
        <Notice>{t.needsScript(email)}</Notice>
      </noscript>
      <FormGrid>
        <TextField
          {...field('name')}
          label={t.name}
          autoComplete="name"
          maxLength={personNameLength}
          required
          defaultValue={user ? `${user.name} ${user.lastName}`.slice(0, personNameLength) : ''}
        />
        <TextField
          {...field('email')}
          label={t.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={user?.email ?? ''}
        />
        <TextField
          {...field('phone')}
          label={t.phone}
          labelNote={t.optional}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={user?.phone ? formatPhone(user.phone) : ''}
        />
        <Select
          label={t.about}
          name="subject"
          options={enquirySubjects.map((value) => ({ value, label: t.subjects[value] }))}
        />
        <TextField
          className={fieldWidths.whole!}
          label={t.reference}
          labelNote={t.optional}
          name="reference"
          autoComplete="off"
          maxLength={maxReferenceLength}
          placeholder={article && t.referenceExample(article)}
        />
        <TextArea
          {...field('message')}
          className={fieldWidths.whole!}
          label={t.message}
          maxLength={maxMessageLength}
          required
        />
      </FormGrid>
      {/* For programs that fill in everything; people neither see nor hear it. */}
      <label hidden>
        {t.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Checkbox
        {...field('agree')}
        required
        label={<SentenceWithLink to="/privacy-policy" target="_blank" parts={t.agree} />}
      />
      {error && (
        <Notice tone="error" live>
          {error.message}
        </Notice>
      )}
      <Button type="submit" size="l" wide disabled={!isHydrated} loading={isSending}>
        {t.send}
      </Button>
    </form>
  );
}
