import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './selling-points.module.css';

type Point = keyof (typeof messages)['es']['points'];
const points: readonly [Point, IconName][] = [
  ['range', 'box'],
  ['shipping', 'van'],
  ['warranty', 'shield'],
  ['workshop', 'wrench'],
  ['pickup', 'storefront'],
];

export function SellingPoints({ name }: { name: string }) {
  const t = useMessages(messages);
  return (
    <section className={styles.points} aria-label={t.sellingPoints(name)}>
      <ul className="wrap">
        {points.map(([point, icon]) => (
          <li key={point}>
            <Icon name={icon} size="l" />
            <span>
              <b>{t.points[point].title}</b>
              {t.points[point].text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
