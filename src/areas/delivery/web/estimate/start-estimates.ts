import { zipcodeOfVisitor } from './zipcode-of-visitor.ts';
import { runInBackground } from '#web/run-in-background.ts';

const load = () => import('./fill-estimates.ts');

/** A page changes in bursts, and a quantity is typed. */
const waitMs = 150;

/**
 * Makes the fields for the postal code respond, and fills in what delivery costs while one is kept. Without one nothing is
 * loaded and nothing asked.
 */
export function startEstimates(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.zipcodeForm === undefined) return;
    event.preventDefault();
    // Where the script cannot be loaded the server answers the form.
    runInBackground(answer(form, event.submitter));
  });
  closeMenus();
  if (zipcodeOfVisitor() !== undefined) whenHydrated(followPage);
}

async function answer(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const script = await load().catch(() => null);
  if (!script) return form.submit();
  await script.answerForm(form, submitter);
  followPage();
}

/** React compares the server's markup with its own while it hydrates: nothing may be written into it before. */
function whenHydrated(start: () => void): void {
  const page = document.documentElement;
  if (page.dataset.hydrated !== undefined) return start();
  const observer = new MutationObserver(() => {
    if (page.dataset.hydrated === undefined) return;
    observer.disconnect();
    start();
  });
  observer.observe(page, { attributeFilter: ['data-hydrated'] });
}

let isFollowing = false;

/** Fills in what the page shows now, and what it shows later. */
function followPage(): void {
  if (isFollowing) return;
  isFollowing = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fillSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void load().then(({ fillEstimates }) => fillEstimates()), waitMs);
  };
  new MutationObserver(fillSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-estimate'],
  });
  for (const type of ['input', 'click']) document.addEventListener(type, fillSoon);
  runInBackground(load().then(({ fillEstimates }) => fillEstimates()));
}

/** The header's field closes like a menu: on Escape and on a click elsewhere. */
function closeMenus(): void {
  const opened = () => document.querySelector<HTMLDetailsElement>('[data-zipcode-menu][open]');
  document.addEventListener('click', ({ target }) => {
    const menu = opened();
    if (menu && !menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' && opened();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')!.focus();
  });
}
