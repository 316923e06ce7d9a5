import { useLoaderData } from 'react-router';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { JobCards } from './job-cards.tsx';
import { PageHeadBand } from '../frame/page-head-band.tsx';
import { TitledPage } from '../frame/titled-page.tsx';
import { messages as jobMessages } from './jobs/messages.ts';
import styles from './job-screen.module.css';

export async function loader({ context }: LoaderArguments) {
  const { list, seo } = valueOrErrorPage(await apiOf(context)('GET /content/page/job/list'));
  return {
    seo,
    jobs: list.map(({ sections, ...job }) => ({
      ...job,
      sections: sections.slice(0, sectionsShown).map((section) => ({ ...section, picture: null })),
    })),
  };
}

const sectionsShown = 4;

/** All jobs, each with its sections and what it needs. */
export default function JobsScreen() {
  const { seo, jobs } = useLoaderData<typeof loader>();
  const t = useMessages(jobMessages);
  const href = useHref();
  return (
    <TitledPage title={seo.title} description={seo.description}>
      <PageHeadBand title={seo.title} lead={t.intro} picture={null} />
      <nav className={styles.chips} aria-label={t.list}>
        <Chips>
          {jobs.map(({ slug, url, title }) => (
            <ChipLink key={slug} href={href(url)}>
              {title}
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <JobCards jobs={jobs} />
    </TitledPage>
  );
}
