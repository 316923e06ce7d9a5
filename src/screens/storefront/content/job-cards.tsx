import type { JobCard } from '#areas/content/contract.ts';
import { cardWidths, Picture } from '#design/products/picture.tsx';
import { Amount } from '#design/products/price.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { useHref } from '#web/link.tsx';
import { messages } from './jobs/messages.ts';
import styles from './job-cards.module.css';

const largeSizes = '(max-width: 767px) 50vw, 200px';
const smallSizes = '(max-width: 767px) 25vw, 120px';

/** Jobs with pictures of what they need, their sections and the sum. */
export const JobCards = cachedFragment(({ jobs }: { jobs: readonly JobCard[] }) => {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  return (
    <ul className={styles.cards}>
      {jobs.map(({ slug, url, title, summary, pictures, sections, productCount, total, picture }) => (
        <li key={slug} className={styles.card}>
          <JobPictures picture={picture} pictures={pictures} />
          <div className={styles.words}>
            <h2>
              <a href={href(url)}>{title}</a>
            </h2>
            <p>{summary}</p>
            <ul>
              {sections.slice(0, 4).map((section) => (
                <li key={section.id}>
                  <a href={href(section.url)}>{section.name}</a>
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <span>
                <b>{t.needed(productCount)}</b>
                <small>{t.oneOfEach}</small>
              </span>
              <Amount value={total} locale={locale} size="l" />
              <ButtonLink variant="ink" size="s" wide href={href(url)} aria-label={t.openLabel(title)}>
                {t.open}
              </ButtonLink>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
});

/** A job's drawing, or one large picture of what it needs, and two small ones. */
export const JobPictures = ({ picture, pictures }: Pick<JobCard, 'picture' | 'pictures'>) => (
  <div className={styles.pictures}>
    {picture && <img src={picture} width="400" height="400" alt="" loading="lazy" />}
    {pictures.slice(picture ? 1 : 0).map((other, index) => (
      <Picture
        key={other.url}
        picture={{ ...other, alt: '' }}
        sizes={index === 0 && !picture ? largeSizes : smallSizes}
        widths={cardWidths}
        decorative
      />
    ))}
  </div>
);
