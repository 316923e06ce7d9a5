import { useMessages } from '#i18n/messages.ts';
import styles from './quick-order.module.css';
import { messages } from './ways/messages.ts';

/** What else than a number and a quantity is read, on an article of the shop. */
export function QuickOrderWays({ article }: { readonly article: string }) {
  const t = useMessages(messages);
  const ways = [
    [`${article} 3`, t.usual],
    [`${article.replaceAll('-', ' ')}; 3`, t.withoutHyphen],
    [`3 x ${article}`, t.quantityFirst],
    ['8412345678905 12', t.ean],
  ];
  return (
    <div>
      <h3>{t.title}</h3>
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
