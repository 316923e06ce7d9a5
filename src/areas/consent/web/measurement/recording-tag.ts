import type { TagSettings } from '#values/page-services.ts';
import { insertScript } from './insert-script.ts';

type Clarity = ((...parameters: unknown[]) => void) & { q?: unknown[] };

/** Microsoft Clarity, which records how pages are used: layout, pointer and scrolling, with all text masked. */
export function createRecordingTag({ id, scriptUrl }: TagSettings) {
  const page = window as unknown as { clarity?: Clarity };
  let isStopped = false;
  const queue: Clarity = (...parameters) => void (queue.q ??= []).push(parameters);

  return {
    /** Loads the script at the first call; once stopped, it is not started again in this document. */
    allow(): void {
      if (page.clarity || isStopped) return;
      document.body.dataset.clarityMask = 'true';
      page.clarity = queue;
      page.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
      insertScript(`${scriptUrl}${id}`);
    },

    stop(): void {
      isStopped = true;
      page.clarity?.('stop');
    },

    /** Stops it and has it drop its cookies. */
    deny(): void {
      page.clarity?.('consent', false);
      this.stop();
    },
  };
}
