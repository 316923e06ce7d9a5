import { useEffect, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { PlaceInZone } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DeliveryMap } from './map/delivery-map.tsx';
import type { PlaceOnMap } from './map/map-view.ts';
import preview from './map-preview.svg?no-inline';
import styles from './map-slot.module.css';

interface MapSlotProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly place: PlaceOnMap | null;
  /** Called with the address of the point that was chosen; it has a postal code. */
  readonly onPick: (place: PlaceInZone) => void;
}

/** The place of the map: a button until it is opened, because a map is twice as heavy as the page. */
export function MapSlot({ isOpen, onOpen, place, onPick }: MapSlotProps) {
  const t = useMessages(messages);
  const [Loaded, setLoaded] = useState<{ readonly Map: typeof DeliveryMap } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = isOpen && !Loaded && !hasFailed;

  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    import('./map/delivery-map.tsx').then(
      (loaded) => isCurrent && setLoaded({ Map: loaded.DeliveryMap }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);

  if (isOpen && Loaded) return <Loaded.Map className={styles.open!} place={place} onPick={onPick} />;
  return (
    <div className={isOpen ? styles.open : styles.closed}>
      <img src={preview} alt="" loading="lazy" />
      {hasFailed && (
        <Notice tone="attention" live>
          {t.failed}
        </Notice>
      )}
      <Button
        variant="ink"
        icon="pin"
        loading={isLoading}
        onClick={() => {
          setHasFailed(false);
          onOpen();
        }}
      >
        {hasFailed ? t.retry : isLoading ? t.opening : t.open}
      </Button>
      <p className="small">{t.hint}</p>
    </div>
  );
}
