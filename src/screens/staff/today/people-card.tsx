import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { peopleHere } from '../live/order-stream.ts';
import { Card } from '../parts/card.tsx';
import { Face } from '../parts/face.tsx';
import { messages as sessionMessages } from '../session/messages.ts';
import { useMember } from '../session/session.ts';
import { messages } from './messages.ts';
import styles from './people-card.module.css';

/** Which colleagues have the back office open now, and what they look at: as the stream tells it, without a call. */
export function PeopleCard() {
  const t = useMessages(messages).people;
  const { roles } = useMessages(sessionMessages);
  const { id: ownId } = useMember();
  const people = useStore(peopleHere)?.filter(({ id }) => id !== ownId);
  return (
    <Card title={t.title}>
      {people && people.length > 0 ? (
        <ul className={styles.people}>
          {people.map(({ id, name, role, orders }) => (
            <li key={id}>
              <Face name={name} />
              <span>
                <b>{name}</b>{' '}
                {orders.length === 0
                  ? t.looks
                  : orders.map(({ orderId, number }, at) => (
                      <Fragment key={orderId}>
                        {at === 0 ? `${t.hasOpen} ` : ', '}
                        <Link to={`/orders/${orderId}`}>{number}</Link>
                      </Fragment>
                    ))}
                <small>{roles[role]}</small>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        // The card keeps its place until it is known.
        <p className={styles.none}>{people ? t.nobody : '\u00A0'}</p>
      )}
    </Card>
  );
}
