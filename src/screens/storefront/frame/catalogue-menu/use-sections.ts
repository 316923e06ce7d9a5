import { useEffect, useState } from 'react';
import type { CallAnswer } from '#values/call.ts';
import type { listSections } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { runInBackground } from '#web/run-in-background.ts';

type Sections = CallAnswer<typeof listSections>;

/** Cached as long as the page lives. */
const loaded = new Map<number, Sections>();

/** The sections below one and its brands, loaded on demand. */
export function useSections(sectionId: number) {
  const [attempt, setAttempt] = useState(0);
  /** The last attempt that has ended, successfully or not. */
  const [ended, setEnded] = useState(-1);
  useEffect(() => {
    if (loaded.has(sectionId)) return;
    const leaving = new AbortController();
    runInBackground(
      loadSections(sectionId, leaving.signal).then((sections) => {
        if (sections) loaded.set(sectionId, sections);
        if (!leaving.signal.aborted) setEnded(attempt);
        return sections;
      }),
    );
    return () => leaving.abort();
  }, [sectionId, attempt]);
  const sections = loaded.get(sectionId);
  return { sections, hasFailed: !sections && ended === attempt, retry: () => setAttempt(attempt + 1) };
}

async function loadSections(sectionId: number, signal: AbortSignal): Promise<Sections | null> {
  try {
    const answer = await browserApi()(
      'GET /catalog/section/list',
      { query: { sectionId: String(sectionId) } },
      { signal },
    );
    return answer.ok ? answer.value : null;
  } catch {
    return null;
  }
}
