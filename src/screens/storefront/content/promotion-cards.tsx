import type { PromotionCard } from '#areas/content/contract.ts';
import { messages } from '#areas/content/messages.ts';
import { classNames } from '#design/class-names.ts';
import { MoreText } from '#design/page/section.tsx';
import { Tag } from '#design/products/tag.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import styles from './promotion-cards.module.css';

/** A promotion counts its last days from this many on. */
const lastDays = 7;

interface PromotionCardsProps {
  /** The first is the largest. */
  readonly promotions: readonly PromotionCard[];
  readonly level?: 2 | 3;
}

/** Promotions as cards with their picture, dates and a link. */
export function PromotionCards({ promotions, level = 2 }: PromotionCardsProps) {
  const t = useMessages(messages).promotions;
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {promotions.map(({ slug, url, title, summary, picture, ...dates }, index) => (
        <li key={slug} className={index === 0 ? styles.first : undefined}>
          <a className={classNames(styles.card, index === 0 && 'ink')} href={href(url)}>
            <div className={styles.words}>
              <PromotionTag {...dates} />
              <Heading>{title}</Heading>
              <p>{summary}</p>
              <MoreText>{t.more}</MoreText>
            </div>
            <img src={picture} width="640" height="420" alt="" loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** When a promotion ends, in the words of its last days. */
export function PromotionTag({ to, daysLeft }: Pick<PromotionCard, 'to' | 'daysLeft'>) {
  const t = useMessages(messages).promotions;
  if (to === null || daysLeft === null) return <Tag tone="mute">{t.always}</Tag>;
  if (daysLeft > lastDays) return <Tag tone="mute">{t.until(to)}</Tag>;
  return (
    <Tag tone="plain" className={styles.ending}>
      {daysLeft === 0 ? t.lastDay : t.daysLeft(daysLeft)}
    </Tag>
  );
}
