import { expect } from '@playwright/test';

/** What the stories need of a browser; scripts are expressions. */
export interface Tab {
  readonly goto: (address: string) => Promise<unknown>;
  readonly evaluate: (script: string) => Promise<unknown>;
  /** At a point of the window, in pixels. */
  readonly click: (x: number, y: number, times?: number) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: 'ArrowDown' | 'Enter') => Promise<unknown>;
  /** What its console reported, where the browser tells. */
  readonly errors: readonly string[];
}

type Role = 'button' | 'checkbox' | 'combobox' | 'heading' | 'link' | 'option' | 'radio' | 'textbox';
type Name = string | RegExp;

const timeout = 40_000;
const call = (run: (...args: never[]) => unknown, ...args: unknown[]): string =>
  `(${run.toString()})(${args.map((arg) => (arg instanceof RegExp ? String(arg) : JSON.stringify(arg))).join()})`;

/** A shopper in any browser, who finds controls by what they are and are called, and acts by mouse and keyboard alone. */
export class Shopper {
  readonly #tab: Tab;
  readonly #origin: string;
  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Opens a page, waits until it is hydrated, and refuses cookies. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#origin + path);
    await this.#until(`'hydrated' in document.documentElement.dataset`);
    await this.#tab.evaluate(`void document.querySelector('[data-choice=none]')?.click()`);
  }

  async click(role: Role, name: Name, times = 1): Promise<void> {
    const { x, y } = await this.#find(role, name);
    await this.#tab.click(x, y, times);
  }

  /** Clicks a link until it has led somewhere, as one does where the page moved away under the pointer. */
  async follow(name: Name, path: RegExp): Promise<void> {
    await expect(async () => {
      if ((await this.#ask(isAt(path))) === true) return;
      await this.click('link', name);
      await expect.poll(() => this.#ask(isAt(path)), { timeout: 5000 }).toBe(true);
    }).toPass({ timeout: 2 * timeout });
  }

  /** Replaces what a field holds. */
  async fill(name: Name, text: string, role: 'combobox' | 'textbox' = 'textbox'): Promise<void> {
    await this.click(role, name);
    await this.#tab.evaluate('void document.activeElement.select?.()');
    await this.#tab.type(text);
  }

  press(key: 'ArrowDown' | 'Enter'): Promise<unknown> {
    return this.#tab.press(key);
  }

  /** Waits until the control or heading can be seen and clicked. */
  async sees(role: Role, name: Name): Promise<void> {
    await this.#find(role, name);
  }

  /** Waits until a button of this name shows that it is pressed, which is what one sees before one goes on. */
  async seesPressed(name: RegExp): Promise<void> {
    const names = `[...document.querySelectorAll('[aria-pressed=true]')].map((button) => button.getAttribute('aria-label') ?? button.innerText)`;
    await this.#until(`${names}.some((text) => ${name}.test(text))`);
  }

  /** Waits for a text in what is shown. */
  async reads(text: RegExp): Promise<void> {
    await expect.poll(async () => String(await this.#ask('document.body.innerText')), { timeout }).toMatch(text);
  }

  async seesNoDialog(): Promise<void> {
    await this.#until(`!document.querySelector('dialog[open]')`);
  }

  /** Waits until a field holds a text. */
  async holds(text: string): Promise<void> {
    await this.#until(`[...document.querySelectorAll('input')].some(({ value }) => value === ${JSON.stringify(text)})`);
  }

  async isAt(path: RegExp): Promise<void> {
    await this.#until(isAt(path));
  }

  /** Null where the page goes away meanwhile. */
  #ask(script: string): Promise<unknown> {
    return this.#tab.evaluate(script).catch(() => null);
  }

  async #until(condition: string): Promise<void> {
    await expect.poll(() => this.#ask(`Boolean(${condition})`), { timeout, message: condition }).toBe(true);
  }

  async #find(role: Role, name: Name): Promise<{ x: number; y: number }> {
    let place: { x: number; y: number } | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          place = (await this.#ask(call(findControl, role, name))) as typeof place;
          // Twice at the same place: what moves is not hit.
          return place !== null && before?.x === place.x && before.y === place.y;
        },
        { timeout, intervals: [50, 100], message: `${role} ${name}` },
      )
      .toBe(true);
    return place!;
  }
}

const isAt = (path: RegExp): string => `${path}.test(location.pathname + location.search)`;

/** Runs in the page: the middle of the first control of this role and name that can be clicked, scrolled to; null if there is none. */
function findControl(role: string, name: string | RegExp): { x: number; y: number } | null {
  const tags: Record<string, string> = {
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden], [role]), textarea',
  };
  const textOf = (element: Element | null): string => (element as HTMLElement | null)?.innerText ?? '';
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text = element.getAttribute('aria-label') ?? (textOf(labelledBy) || labels || textOf(element));
    return text.replace(/\s+/g, ' ').trim();
  };
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const element of within.querySelectorAll(`[role=${role}], ${tags[role] ?? 'none'}`)) {
    const called = nameOf(element);
    if (typeof name === 'string' ? called !== name : !name.test(called)) continue;
    const target = element.matches('.vh') ? element.closest('label')! : element;
    if (target.getClientRects().length === 0 || (element as HTMLInputElement).disabled) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (target.contains(hit) || hit.contains(target) || hit.closest('label') === target);
    if (isHit && getComputedStyle(target).visibility === 'visible') return { x, y };
  }
  return null;
}
