import type { JobCard } from '#areas/content/contract.ts';
import { messages } from '#areas/content/messages.ts';
import { Section } from '#design/page/section.tsx';
import { Picture, smallWidths } from '#design/products/picture.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import styles from './home-jobs.module.css';

export type HomeJob = Pick<JobCard, 'slug' | 'url' | 'title' | 'summary' | 'pictures'>;

/** Jobs as links with a picture of what they need first. */
export function HomeJobs({ title, jobs }: { readonly title: string; readonly jobs: readonly HomeJob[] }) {
  const t = useMessages(messages).jobs;
  const href = useHref();
  return (
    <Section title={title} more={{ href: href('/tools-by-job'), label: t.all }}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.slug}>
            <a className={`${styles.job} panel`} href={href(job.url)}>
              {job.pictures[0] && (
                <Picture picture={{ ...job.pictures[0], alt: '' }} sizes="96px" widths={smallWidths} decorative />
              )}
              <span>
                <b>{job.title}</b>
                <small>{job.summary}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
