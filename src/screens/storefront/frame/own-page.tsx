import type { ReactNode } from 'react';
import type { ShownIn } from '#areas/catalogue/web/cards/shown-in.ts';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useFrame } from './use-frame.ts';

type OwnPageProps = { title: string; description: string; shownIn: ShownIn; children: ReactNode };

/** The frame, the same for everybody, of what is the shopper's own: the browser knows it, search engines need not. */
export function OwnPage({ title, description, shownIn: { t, href }, children }: OwnPageProps) {
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${title} · ${base.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.start, href: href('/') }, { label: title }]} />
      {children}
    </div>
  );
}
