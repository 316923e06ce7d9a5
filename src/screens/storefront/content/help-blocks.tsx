import { messages } from '#areas/content/messages.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrame } from '../frame/frame-data.ts';
import styles from './help-blocks.module.css';

/** Two offers of help: tracking an order and advice on tools. */
export function HelpBlocks({ advice }: { readonly advice: string }) {
  const t = useMessages(messages).help;
  const href = useHref();
  const { contacts } = useFrame();
  return (
    <Section title={t.title} hideTitle>
      <div className={styles.blocks}>
        <div className={`${styles.block} ink`}>
          <div>
            <h3>{t.order.title}</h3>
            <p>{t.order.text}</p>
            <ButtonLink size="s" href={href('/order/track')}>
              {t.order.button}
            </ButtonLink>
          </div>
          <span className={styles.ring}>
            <Icon name="van" size="l" />
          </span>
        </div>
        {contacts.messaging && (
          <div className={`${styles.block} ${styles.paper}`}>
            <div>
              <h3>{t.specialist.title}</h3>
              <p>{advice}</p>
              <ButtonLink variant="ink" size="s" icon="chat" href={contacts.messaging} target="_blank" rel="noopener">
                {t.specialist.button}
              </ButtonLink>
            </div>
            <span className={styles.ring}>
              <Icon name="chat" size="l" />
            </span>
          </div>
        )}
      </div>
    </Section>
  );
}
