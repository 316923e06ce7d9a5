import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { PlaceInZone } from '../contract.ts';
import { type LookAt, mapPreviewPaths } from '../map-paths.ts';
import { messages } from '../messages.ts';
import type { DeliveryMap, DeliveryMapProps } from './map/delivery-map.tsx';
import type { PlaceOnMap } from './map/map-view.ts';
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
      <img src={mapPreviewPaths.zones} alt="" loading="lazy" />
    </LazyMap>
  );
}

interface ShopMapProps {
  readonly lookAt: LookAt;
  /** What the picture shows until the map is open. */
  readonly alt: string;
  /** Opens without a button, unless the visitor saves data: in a dialog that was opened for it. */
  readonly opensAtOnce?: boolean;
  /** The map is as high as its place instead of having a height of its own. */
  readonly size?: 'fill';
}

/** The place of a map to look at: the store, or the zones around it. */
export function ShopMap({ lookAt, alt, opensAtOnce = false, size }: ShopMapProps) {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(() => opensAtOnce && !savesData());
  return (
    <LazyMap
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      isQuiet={opensAtOnce}
      size={size}
      texts={{ ...t, ...t.look, hint: null }}
      map={{ lookAt, place: null, takesFocus: !opensAtOnce }}
    >
      <img
        className={lookAt === 'store' ? styles.store : undefined}
        src={mapPreviewPaths[lookAt]}
        alt={alt}
        loading="lazy"
      />
    </LazyMap>
  );
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface LazyMapProps extends Pick<MapSlotProps, 'isOpen' | 'onOpen'> {
  readonly size?: 's' | 'fill' | undefined;
  /** Shows the picture alone while it is loading. */
  readonly isQuiet?: boolean;
  readonly texts: Record<'open' | 'opening' | 'failed' | 'retry', string> & { readonly hint: string | null };
  readonly map: Omit<DeliveryMapProps, 'className'>;
  /** The picture of the closed map. */
  readonly children: ReactNode;
}

/** A button until the map is opened, because a map is twice as heavy as the page. */
function LazyMap({ isOpen, onOpen, isQuiet, size, texts: t, map, children }: LazyMapProps) {
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

  const className = classNames(
    isOpen ? styles.open : styles.closed,
    size === 's' && styles.low,
    size === 'fill' && styles.fill,
    t.hint === null && styles.look,
  );
  if (isOpen && Loaded) return <Loaded.Map className={className} {...map} preview={t.hint === null && children} />;
  return (
    <div className={className}>
      {children}
      {hasFailed && (
        <Notice tone="attention" live>
          {t.failed}
        </Notice>
      )}
      {!(isQuiet && isLoading) && (
        <Button
          variant="ink"
          size={t.hint === null ? 's' : undefined}
          icon="pin"
          loading={isLoading}
          onClick={() => {
            setHasFailed(false);
            onOpen();
          }}
        >
          {hasFailed ? t.retry : isLoading ? t.opening : t.open}
        </Button>
      )}
      {t.hint !== null && <p className="small">{t.hint}</p>}
    </div>
  );
}
