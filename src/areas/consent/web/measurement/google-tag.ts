import type { TagSettings } from '#values/page-services.ts';
import { insertScript } from './insert-script.ts';
import type { ShopEvent } from './shop-event.ts';

interface TagWindow {
  /** What the tag's script reads, in its order. */
  dataLayer?: unknown[];
  /** `ga-disable-G-…`: true stops the tag. */
  [disabled: `ga-disable-${string}`]: boolean;
}

const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Google's analytics tag in consent mode: everything is denied by default, and only analytics is ever granted. */
export function createGoogleTag({ id, scriptUrl }: TagSettings) {
  const page = window as unknown as TagWindow;
  let isLoaded = false;
  // The script tells commands from other entries by their being an `arguments` object.
  function command(..._parameters: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    (page.dataLayer ??= []).push(arguments);
  }

  return {
    /** Loads the script at the first call. */
    allow(): void {
      page[`ga-disable-${id}`] = false;
      if (!isLoaded) command('consent', 'default', allDenied);
      command('consent', 'update', { ...allDenied, analytics_storage: 'granted' });
      if (isLoaded) return;
      isLoaded = true;
      command('js', new Date());
      // Pages are named below, as their own addresses may hold personal data.
      command('config', id, {
        send_page_view: false,
        page_location: window.location.origin,
        page_referrer: '',
      });
      const url = new URL(scriptUrl);
      url.searchParams.set('id', id);
      insertScript(url.href);
    },

    deny(): void {
      command('consent', 'update', allDenied);
      page[`ga-disable-${id}`] = true;
    },

    /** `path` without what is personal. */
    showPage(path: string, title: string): void {
      const names = { page_location: window.location.origin + path, page_title: title };
      command('set', names);
      command('event', 'page_view', names);
    },

    send: ({ name, ...parameters }: ShopEvent): void => command('event', name, parameters),
  };
}
