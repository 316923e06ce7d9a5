import { useMessages } from '#i18n/messages.ts';
import styles from './quick-order.module.css';
import { messages } from './ways/messages.ts';

/** What else than a number and a quantity is read, on an article of the shop that is in stock. */
export function QuickOrderWays({ article, words }: { readonly article: string; readonly words: string }) {
  const t = useMessages(messages);
  const ways = [
    [`${article} 3`, t.usual],
    [`${article.replaceAll('-', ' ')}; 3`, t.withoutHyphen],
    [`3 x ${article}`, t.quantityFirst],
    [`2 ${words}`, t.words],
  ];
  return (
    <div>
      <p className={styles.title}>{t.title}</p>
      <dl className={styles.ways}>
        {ways.map(([way, meaning]) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd className="muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
