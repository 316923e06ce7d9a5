import { secondMs } from '#values/durations.ts';
import { googleMapPath } from '../../map-paths.ts';
import type { FromFrame, ToFrame } from './google-messages.ts';
import styles from './delivery-map.module.css';
import type { OpenMap } from './map-view.ts';

/** The frame itself tries three times. */
const timeoutMs = 30 * secondMs;

/**
 * Google's map, in a frame with a policy of its own: its scripts and inline styles need more than the shop's pages allow,
 * and so cannot read what is typed into the order (docs/decisions/map.md).
 */
export const openGoogleMap: OpenMap = (container, { data, texts, onPick, onFail }) => {
  const frame = Object.assign(document.createElement('iframe'), {
    src: googleMapPath,
    title: texts.region,
    className: styles.frame,
  });
  const ending = new AbortController();
  const send = (message: ToFrame): void => frame.contentWindow?.postMessage(message, window.location.origin);
  function remove(): void {
    ending.abort();
    frame.remove();
  }

  return new Promise((resolve, reject) => {
    function fail(): void {
      remove();
      reject(new Error("Google's map could not be opened"));
      onFail();
    }
    const timeout = setTimeout(fail, timeoutMs);
    ending.signal.addEventListener('abort', () => clearTimeout(timeout));
    window.addEventListener(
      'message',
      ({ source, origin, data: message }: MessageEvent<FromFrame>) => {
        if (source !== frame.contentWindow || origin !== window.location.origin) return;
        if (message.type === 'ready') send({ type: 'open', data });
        if (message.type === 'failed') fail();
        if (message.type === 'picked') onPick?.(message.point);
        if (message.type === 'opened') {
          clearTimeout(timeout);
          resolve({
            setPin: (pin) => send({ type: 'pin', pin }),
            zoomBy: (steps) => send({ type: 'zoom', steps }),
            remove,
          });
        }
      },
      { signal: ending.signal },
    );
    container.append(frame);
  });
};
