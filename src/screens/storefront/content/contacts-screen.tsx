import { useLoaderData } from 'react-router';
import { ContactForm } from '#areas/enquiries/web/contact-form.tsx';
import { Access, Channels, Team } from '#areas/store/web/contacts/contact-lists.tsx';
import { messages as contactTexts } from '#areas/store/web/contacts/messages.ts';
import { PageHead } from '#design/page/page-head.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import { exampleArticle } from './quick-order/example-article.ts';
import { StorePanel } from './store-panel.tsx';
import styles from './contacts-screen.module.css';

export async function loader({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [page, { moment }, rows] = await Promise.all([
    api('GET /content/page/:page', { params: { page: 'contacts' } }).then(valueOrErrorPage),
    api('GET /content/contact/base').then(valueOrErrorPage),
    api('GET /reference/product-carouser/main').then(valueOrErrorPage),
  ]);
  return { ...page, moment, article: exampleArticle(rows) };
}

/** The store with its map and hours, and the ways to reach its people. */
export default function ContactsScreen() {
  const texts = useMessages(contactTexts);
  const { contacts } = useFrame();
  const { title, html, seo, visit, moment, article } = useLoaderData<typeof loader>();
  return (
    <TitledPage title={seo.title} description={seo.description} trail={[{ label: title }]}>
      <PageHead title={title} />
      <StorePanel moment={moment} nearby={visit?.nearby ?? []} showsWeek>
        <h2>{visit?.title}</h2>
      </StorePanel>
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
            article={article}
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
    </TitledPage>
  );
}
