const storageKey = 'viewed-products';
const mostKept = 20;

/** Ids of the products seen on this device, the latest first. */
export function viewedProducts(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: number): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([id, ...viewedProducts().filter((other) => other !== id)].slice(0, mostKept)));
  } catch {
    // A browser that keeps nothing shows no history.
  }
}
