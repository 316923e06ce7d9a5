import { type ReactNode, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { messages as deliveryMessages } from '#areas/delivery/messages.ts';
import { ShopMap } from '#areas/delivery/web/map-slot.tsx';
import { ZoneList } from '#areas/delivery/web/zone-list.tsx';
import { messages as storeMessages } from '#areas/store/messages.ts';
import { StoreSchedule } from '#areas/store/web/store-schedule.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Section } from '#design/page/section.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { ContentText } from './content-text.tsx';
import { PageHeadBand } from '../frame/page-head-band.tsx';
import { TitledPage } from '../frame/titled-page.tsx';
import { QuestionFilter } from './question-filter.tsx';
import styles from './page-screen.module.css';
import textStyles from './content-text.module.css';

/** Pages that show the store's hours beside their text. */
const withHours: readonly string[] = ['working-hours'];

export async function loader({ context, params }: LoaderArguments) {
  const page = params.page ?? '';
  // The home page's text has its own address.
  if (page === 'main') throw new Response(null, { status: 404 });
  return valueOrErrorPage(await apiOf(context)('GET /content/page/:page', { params: { page } }));
}

/** A page of text: legal pages, deliveries, questions. */
export default function PageScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const storeTexts = useMessages(storeMessages);
  const zoneTexts = useMessages(deliveryMessages).zones;
  const { base, contacts } = useFrame();
  const { name, title, lead, picture, html, updatedAt, seo, zones = [] } = useLoaderData<typeof loader>();
  const text = useRef<HTMLDivElement>(null);
  return (
    <TitledPage title={seo.title} description={seo.description} trail={[{ label: title }]}>
      <PageHeadBand title={title} lead={lead} picture={picture} />
      {name === 'faq' && <QuestionFilter text={text} />}
      {withHours.includes(name) ? (
        <div className={styles.besideHours}>
          <StoreSchedule contacts={contacts} />
          <ContentText html={html} />
        </div>
      ) : (
        <ContentText ref={text} className={styles.text} html={html} />
      )}
      {name === 'working-hours' && (
        <StoreOnMap title={storeTexts.storeIn(base.city)} directionsUrl={contacts.directionsUrl}>
          <ShopMap lookAt="store" alt={storeTexts.map(base.city)} />
        </StoreOnMap>
      )}
      {zones.length > 0 && (
        <StoreOnMap title={zoneTexts.title} directionsUrl={contacts.directionsUrl}>
          <div className={textStyles.text}>
            <ZoneList zones={zones} />
          </div>
          <ShopMap lookAt="zones" alt={zoneTexts.map} />
        </StoreOnMap>
      )}
      <p className={styles.updated}>{t.updated(formatDate(updatedAt, locale))}</p>
    </TitledPage>
  );
}

interface StoreOnMapProps {
  readonly title: string;
  /** Null in a shop without a store. */
  readonly directionsUrl: string | null;
  readonly children: ReactNode;
}

/** A map in a part of its own, with the way to the store. */
function StoreOnMap({ title, directionsUrl, children }: StoreOnMapProps) {
  const t = useMessages(storeMessages);
  return (
    <Section title={title} className={styles.onMap}>
      {children}
      {directionsUrl && (
        <p>
          <ButtonLink variant="line" icon="pin" href={directionsUrl} target="_blank" rel="noopener">
            {t.directions}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
