import { useShownIn } from '#areas/catalogue/web/use-shown-in.ts';
import { ComparePage } from '#areas/compare/web/compare-page.tsx';
import { messages } from '#areas/compare/web/messages.ts';
import { Breadcrumbs } from '#design/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { useFrame } from '../frame/use-frame.ts';

/** The same frame for everybody; what is compared the browser knows. */
export default function CompareScreen() {
  const t = useMessages(messages);
  const { base } = useFrame();
  const shownIn = useShownIn(productActions);
  return (
    <div className="wrap">
      <title>{`${t.title} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        label={shownIn.t.breadcrumbs}
        trail={[{ label: shownIn.t.start, href: shownIn.href('/') }, { label: t.title }]}
      />
      <ComparePage shownIn={shownIn} />
    </div>
  );
}
