import type { JobCard } from '#areas/content/contract.ts';
import { Section } from '#design/page/section.tsx';
import { Picture, smallWidths } from '#design/products/picture.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from './home/messages.ts';
import styles from './home-jobs.module.css';

export type HomeJob = Pick<JobCard, 'slug' | 'url' | 'title' | 'summary' | 'picture' | 'pictures'>;

/** Jobs as links with their drawing, or a picture of what they need first. */
export function HomeJobs({ title, jobs }: { readonly title: string; readonly jobs: readonly HomeJob[] }) {
  const { allJobs } = useMessages(messages);
  const href = useHref();
  return (
    <Section title={title} more={{ href: href('/tools-by-job'), label: allJobs }}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.slug}>
            <a className={styles.job} href={href(job.url)}>
              <b>{job.title}</b>
              <small>{job.summary}</small>
              <span className={styles.picture}>
                {job.picture ? (
                  <img src={job.picture} width="142" height="142" alt="" loading="lazy" />
                ) : (
                  job.pictures[0] && (
                    <Picture picture={{ ...job.pictures[0], alt: '' }} sizes="142px" widths={smallWidths} decorative />
                  )
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
