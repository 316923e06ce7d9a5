import { ButtonLink } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { StoreVisit } from '../../contract.ts';
import { messages } from './messages.ts';
import styles from './contacts.module.css';

const channelIcons = { phone: 'phone', chat: 'chat', email: 'mail', workshop: 'wrench' } as const;

/** Telephone, chat, mail and workshop, each with its button. */
export function Channels({ channels }: Pick<StoreVisit, 'channels'>) {
  const t = useMessages(messages);
  return (
    <ul className={`${styles.channels} panel`}>
      {channels.map(({ kind, value, note, url }) => (
        <li key={kind}>
          <Icon name={channelIcons[kind]} />
          <div>
            <b>{t.channels[kind].name}</b>
            <span className={styles.value}>{value}</span>
            {note && <small>{note}</small>}
          </div>
          <ButtonLink
            variant="line"
            size="s"
            href={url}
            aria-label={`${t.channels[kind].action}: ${t.channels[kind].name}, ${value}`}
            {...(kind === 'chat' && { target: '_blank', rel: 'noopener' })}
          >
            {t.channels[kind].action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The people at the counter and in the workshop. */
export const Team = ({ team }: Pick<StoreVisit, 'team'>) => (
  <ul className={styles.team}>
    {team.map(({ name, does }) => (
      <li key={name}>
        <span className={styles.initial} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <b>{name}</b>
        <small>{does}</small>
      </li>
    ))}
  </ul>
);

/** How to get to the store and in. */
export const Access = ({ access }: Pick<StoreVisit, 'access'>) => (
  <div className={`${styles.access} panel`}>
    {access.map(({ icon, title, text }) => (
      <div key={title}>
        <h3>
          <Icon name={icon} />
          {title}
        </h3>
        <p>{text}</p>
      </div>
    ))}
  </div>
);
