import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { ShopMap } from '#areas/delivery/web/map-slot.tsx';
import { ContactForm } from '#areas/enquiries/web/contact-form.tsx';
import { messages as storeMessages } from '#areas/store/messages.ts';
import { Access, Channels, Nearby, Team } from '#areas/store/web/contacts/contact-lists.tsx';
import { messages as contactTexts } from '#areas/store/web/contacts/messages.ts';
import { StoreToday } from '#areas/store/web/contacts/store-today.tsx';
import { WholeWeek } from '#areas/store/web/contacts/whole-week.tsx';
import { phoneLink } from '#areas/store/web/store-contacts.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import styles from './contacts-screen.module.css';

export async function loader({ context }: LoaderArguments) {
  return valueOrErrorPage(await apiOf(context)('GET /content/page/:page', { params: { page: 'contacts' } }));
}

/** The store with its map and hours, and the ways to reach its people. */
export default function ContactsScreen() {
  const t = useMessages(messages);
  const store = useMessages(storeMessages);
  const texts = useMessages(contactTexts);
  const href = useHref();
  const { base, contacts } = useFrame();
  const { title, html, seo, visit } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <title>{`${seo.title} · ${base.name}`}</title>
      <meta name="description" content={seo.description} />
      <Breadcrumbs label={t.youAreHere} trail={[{ label: t.home, href: href('/') }, { label: title }]} />
      <PageHead title={title} />
      <div className={`${styles.store} panel`}>
        <div className={styles.words}>
          <div>
            <h2>{texts.store}</h2>
            <p className={styles.address}>{contacts.address}</p>
          </div>
          <StoreToday contacts={contacts} />
          <WholeWeek contacts={contacts} />
          {visit && visit.nearby.length > 0 && <Nearby nearby={visit.nearby} />}
          <p className={styles.buttons}>
            <ButtonLink variant="ink" size="s" icon="pin" href={contacts.directionsUrl} target="_blank" rel="noopener">
              {store.directions}
            </ButtonLink>
            <ButtonLink variant="line" size="s" icon="phone" href={phoneLink(contacts.phone)}>
              {contacts.phone}
            </ButtonLink>
          </p>
        </div>
        <ShopMap lookAt="store" alt={store.map(base.city)} size="fill" />
      </div>
      {visit && (
        <div className={styles.people}>
          <div>
            <Section title={texts.talk}>
              {/* Sanitised by the server when it read the page. */}
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
              <Channels channels={visit.channels} />
            </Section>
            {visit.team.length > 0 && (
              <Section title={texts.team}>
                <Team team={visit.team} />
              </Section>
            )}
          </div>
          <ContactForm
            email={contacts.email}
            answerNote={visit.channels.find(({ kind }) => kind === 'email')?.note ?? ''}
          />
        </div>
      )}
      {visit && visit.access.length > 0 && (
        <Section title={texts.access} hideTitle>
          <Access access={visit.access} />
        </Section>
      )}
    </div>
  );
}
