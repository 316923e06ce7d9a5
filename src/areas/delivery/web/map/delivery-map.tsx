import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '#design/actions/icon-button.tsx';
import { classNames } from '#design/class-names.ts';
import { Button } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import type { GeoPoint, MapData, PlaceInZone } from '../../contract.ts';
import { type LookAt, storeZoom } from '../../map-paths.ts';
import styles from './delivery-map.module.css';
import { describePin } from './describe-pin.ts';
import { MapLegend } from './map-legend.tsx';
import type { MapPin, MapTexts, MapView, PlaceOnMap } from './map-view.ts';
import { messages } from './messages.ts';
import { openMap } from './open-map.ts';
import { usePickedPoint } from './use-picked-point.ts';

export interface DeliveryMapProps {
  readonly className: string;
  readonly lookAt: LookAt;
  readonly place: PlaceOnMap | null;
  /** Called with the address of a point; absent where nothing is chosen. */
  readonly onPick?: (place: PlaceInZone) => void;
  /** Whether the focus moves to the map: the button that opened it is gone. */
  readonly takesFocus?: boolean;
  /** Shown until the map is, and instead of one that cannot be opened. */
  readonly preview?: ReactNode;
}

type Opened =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly view: MapView; readonly data: MapData };

/** The zones, the store and the address on a map. A click chooses an address, which can be done in the form, too. */
export function DeliveryMap(props: DeliveryMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <MapAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

const storeFromCloseBy = ({ store, ...data }: MapData): MapData => ({
  ...data,
  store,
  ...(store && { centre: store.coords, zoom: storeZoom, zones: [] }),
});

function MapAttempt(props: DeliveryMapProps & { readonly onRetry: () => void }) {
  const { className, lookAt, place, onPick, takesFocus = true, preview, onRetry } = props;
  const all = useMessages(messages);
  const canPick = onPick !== undefined;
  const t: MapTexts = useMemo(
    () => (canPick ? all : { ...all, ...all.look, region: all.look.region[lookAt] }),
    [all, canPick, lookAt],
  );
  const locale = useLocale();
  const region = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>({ status: 'loading' });
  const { status, pick, locate } = usePickedPoint(onPick ?? (() => {}));
  const pickPoint = useEffectEvent(pick);
  const view = opened.status === 'ready' ? opened.view : null;

  useEffect(() => {
    if (takesFocus) region.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    const ending = new AbortController();
    let view: MapView | undefined;
    async function open(): Promise<void> {
      const answer = await browserApi()('GET /service/map', {}, { signal: ending.signal });
      if (!answer.ok) throw new Error(answer.error.code);
      const data = lookAt === 'store' ? storeFromCloseBy(answer.value) : answer.value;
      view = await openMap(canvas.current!, {
        data,
        locale,
        texts: t,
        onFail: () => !ending.signal.aborted && setOpened({ status: 'failed' }),
        ...(canPick && { onPick: (point: GeoPoint) => void pickPoint(point) }),
      });
      if (ending.signal.aborted) view.remove();
      else setOpened({ status: 'ready', view, data });
    }
    open().catch(() => !ending.signal.aborted && setOpened({ status: 'failed' }));
    return () => {
      ending.abort();
      view?.remove();
    };
  }, [locale, t, lookAt, canPick]);

  // The address is compared as text: another object with the same one must not move the map again.
  const pin =
    place &&
    opened.status === 'ready' &&
    JSON.stringify(describePin(place, opened.data.store?.coords ?? opened.data.centre, t));
  useEffect(() => {
    view?.setPin(pin ? (JSON.parse(pin) as MapPin) : null);
  }, [view, pin]);

  return (
    <section ref={region} className={`${styles.region} ${className}`} aria-label={t.region} tabIndex={-1}>
      <div className={styles.stage}>
        <div ref={canvas} className={styles.canvas} />
        {opened.status === 'ready' && (
          <>
            {canPick && (
              <span className={styles.cross} aria-hidden="true">
                <Icon name="plus" />
                <span>{t.enter}</span>
              </span>
            )}
            <div className={styles.controls}>
              {canPick && <IconButton icon="pin" label={t.locate} onClick={locate} />}
              <IconButton icon="plus" label={t.zoomIn} onClick={() => opened.view.zoomBy(1)} />
              <IconButton icon="minus" label={t.zoomOut} onClick={() => opened.view.zoomBy(-1)} />
            </div>
          </>
        )}
        {opened.status === 'ready' ? (
          canPick && (
            <p className={styles.status} role="status">
              {status ?? t.tap}
            </p>
          )
        ) : (
          <div className={classNames(styles.wait, Boolean(preview) && styles.onPreview)}>
            {preview}
            <p className={preview && opened.status === 'loading' ? 'vh' : undefined} role="status">
              {opened.status === 'loading' ? t.loading : t.failed}
            </p>
            {opened.status === 'failed' && (
              <Button variant="ink" size="s" onClick={onRetry}>
                {t.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      {opened.status === 'ready' && opened.data.zones.length > 0 && <MapLegend zones={opened.data.zones} />}
    </section>
  );
}
