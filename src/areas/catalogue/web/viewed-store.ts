import { deviceMemory } from '#web/device-memory.ts';

const memory = deviceMemory('localStorage', 'viewed-products');
const mostKept = 20;

/** Ids of the products seen on this device, the latest first. */
export function viewedProducts(): readonly number[] {
  const ids = memory.read();
  return Array.isArray(ids)
    ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, mostKept)
    : [];
}

export const rememberViewed = (id: number): void =>
  memory.keep([id, ...viewedProducts().filter((other) => other !== id)].slice(0, mostKept));

export const forgetViewed = (): void => memory.forget();
