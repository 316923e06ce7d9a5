import { FinancingPage } from '#areas/payment/web/financing/financing-page.tsx';
import { messages } from '#areas/payment/web/financing/messages.ts';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { messages as frameMessages } from '../frame/messages.ts';

/** All its data are those of the frame. */
export const loader = () => null;

/** Paying in instalments: calculator, questions, lenders. */
export default function FinancingScreen() {
  const t = useMessages(messages);
  const { breadcrumbs, start } = useMessages(frameMessages);
  const href = useHref();
  const { base, financing } = useFrame();
  return (
    <div className="wrap">
      <title>{`${t.page} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <Breadcrumbs label={breadcrumbs} trail={[{ label: start, href: href('/') }, { label: t.page }]} />
      <FinancingPage offers={financing} />
    </div>
  );
}
