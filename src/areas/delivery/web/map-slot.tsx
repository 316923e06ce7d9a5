import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { PlaceInZone } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DeliveryMap, DeliveryMapProps } from './map/delivery-map.tsx';
import type { PlaceOnMap } from './map/map-view.ts';
import preview from './map-preview.svg?no-inline';
import styles from './map-slot.module.css';

interface MapSlotProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly place: PlaceOnMap | null;
  /** Called with the address of the point that was chosen; it has a postal code. */
  readonly onPick: (place: PlaceInZone) => void;
  /** Lower, for a dialog. */
  readonly size?: 's';
}

/** The place of a map on which an address is chosen. */
export function MapSlot({ isOpen, onOpen, size, ...map }: MapSlotProps) {
  const t = useMessages(messages);
  return (
    <LazyMap isOpen={isOpen} onOpen={onOpen} size={size} texts={t} map={{ ...map, lookAt: 'zones' }}>
      <img src={preview} alt="" loading="lazy" />
    </LazyMap>
  );
}

interface ShopMapProps {
  /** The store from close by, or all around it. */
  readonly lookAt: DeliveryMapProps['lookAt'];
  /** The picture of the closed map. */
  readonly picture?: string;
}

/** The place of a map to look at: the store and the zones. */
export function ShopMap({ lookAt, picture = preview }: ShopMapProps) {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const texts = { ...t, ...t.look, hint: t.look.hint[lookAt] };
  return (
    <LazyMap isOpen={isOpen} onOpen={() => setIsOpen(true)} texts={texts} map={{ lookAt, place: null }}>
      <img src={picture} alt="" loading="lazy" />
    </LazyMap>
  );
}

interface LazyMapProps extends Pick<MapSlotProps, 'isOpen' | 'onOpen'> {
  readonly size?: 's' | undefined;
  readonly texts: Record<'open' | 'opening' | 'hint' | 'failed' | 'retry', string>;
  readonly map: Omit<DeliveryMapProps, 'className'>;
  /** The picture of the closed map. */
  readonly children: ReactNode;
}

/** A button until the map is opened, because a map is twice as heavy as the page. */
function LazyMap({ isOpen, onOpen, size, texts: t, map, children }: LazyMapProps) {
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

  const className = classNames(isOpen ? styles.open : styles.closed, size && styles.low);
  if (isOpen && Loaded) return <Loaded.Map className={className} {...map} />;
  return (
    <div className={className}>
      {children}
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
