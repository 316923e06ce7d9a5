import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { FrameData } from '../frame-data.ts';
import { messages } from '../messages.ts';
import styles from './selling-points.module.css';

/** What the shop promises, on its home page. */
export function SellingPoints({ base: { name, sellingPoints } }: Pick<FrameData, 'base'>) {
  const t = useMessages(messages);
  if (sellingPoints.length === 0) return null;
  return (
    <section className={styles.points} aria-label={t.sellingPoints(name)}>
      <ul className="wrap">
        {sellingPoints.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size="l" />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
