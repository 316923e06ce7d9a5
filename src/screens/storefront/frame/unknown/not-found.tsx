import type { ReactNode } from 'react';
import { ButtonLink } from '#design/actions/button.tsx';
import { ChipLink, Chips } from '#design/actions/chip.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrameIfLoaded } from '../frame-data.ts';
import { messages } from './messages.ts';
import styles from './not-found.module.css';

/** Replaces a page that does not exist; `children` is the search (storefront.md section 2). */
export default function NotFound({ children }: { readonly children: ReactNode }) {
  const t = useMessages(messages);
  const href = useHref();
  const groups = useFrameIfLoaded()?.groups ?? [];
  return (
    <div className="wrap">
      <title>{t.notFound}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        picture={<img src="/not-found.svg" alt="" width="260" height="220" />}
        title={t.notFound}
        text={t.notFoundText}
        actions={
          <>
            <ButtonLink variant="ink" href={href('/catalog')}>
              {t.toCatalogue}
            </ButtonLink>
            <ButtonLink variant="line" href={href('/')}>
              {t.toHome}
            </ButtonLink>
          </>
        }
      />
      {children}
      {groups.length > 0 && (
        <nav aria-label={t.popularSections} className={styles.sections}>
          <Chips>
            {groups
              .flatMap(({ categories }) => categories)
              .map(({ id, name, url }) => (
                <ChipLink key={id} href={href(url)}>
                  {name}
                </ChipLink>
              ))}
          </Chips>
        </nav>
      )}
    </div>
  );
}
