import { useLoaderData } from 'react-router';
import { messages } from '#areas/content/messages.ts';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { useHref } from '#web/link.tsx';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { JobCards } from './job-cards.tsx';
import { PageHeadBand } from '../frame/page-head-band.tsx';
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
  const { youAreHere, home } = useMessages(messages);
  const t = useMessages(jobMessages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${seo.title} · ${base.name}`}</title>
      <meta name="description" content={seo.description} />
      <Breadcrumbs label={youAreHere} trail={[{ label: home, href: href('/') }, { label: seo.title }]} />
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
    </div>
  );
}
