import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Drawer } from '#design/overlays/drawer.tsx';
import { messages } from '../../messages.ts';
import { ProfileMenu } from './profile-menu.tsx';
import type { User } from '../user-store.ts';

interface ProfileDrawerProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** The profile menu on phones; following a link closes it. */
export function ProfileDrawer({ user, open, onClose, title }: ProfileDrawerProps) {
  const t = useMessages(messages);
  const { key } = useLocation();
  const follow = useEffectEvent((_key: string) => onClose());
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) follow(key);
  }, [key, openedAt]);
  return (
    <Drawer open={open} onClose={onClose} title={title} closeLabel={t.close} side="right">
      <ProfileMenu user={user} />
    </Drawer>
  );
}
