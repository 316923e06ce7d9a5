import type { ReactNode } from 'react';
import { type Breadcrumb, Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrame } from './frame-data.ts';
import { messages } from './messages.ts';

type TitledPageProps = {
  title: string;
  description: string;
  /** The breadcrumbs after the home page; the title alone where nothing else is given. */
  trail?: readonly Breadcrumb[];
  children: ReactNode;
};

/** A page with a title and breadcrumbs above what it shows. */
export function TitledPage({ title, description, trail = [{ label: title }], children }: TitledPageProps) {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${title} · ${base.name}`}</title>
      <meta name="description" content={description} />
      {trail.length > 0 && (
        <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.start, href: href('/') }, ...trail]} />
      )}
      {children}
    </div>
  );
}
