import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import cardStyles from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { messages } from './messages.ts';
import { countPeople } from './people-count.ts';
import { PeopleTable } from './people-table.tsx';
import { RolesTable } from './roles-table.tsx';
import { usePeople } from './use-people.ts';

/** Who works in the shop: roles, with what they sign in, and from where they are signed in. */
export default function PeopleScreen() {
  const t = useMessages(messages);
  const list = usePeople();
  const counted = list.data && countPeople(list.data.people);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <ScreenHead title={t.title} aside={counted && <span>{t.count(counted.all, counted.lacking)}</span>}>
        <Button look="primary" onClick={() => setIsInviting(true)}>
          <Icon name="plus" size="s" />
          {t.invite}
        </Button>
      </ScreenHead>
      <div className={cardStyles.card}>
        {list.data ? (
          <PeopleTable people={list.data.people} readAt={list.data.readAt} />
        ) : list.error ? (
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingRows label={t.title} />
        )}
      </div>
      <RolesTable refundLimits={list.data?.refundLimits ?? {}} />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
