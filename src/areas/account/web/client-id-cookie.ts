// Set by the server at login and at each refresh; no secret, so the page may read it (decisions.md section 4).
const name = 'client_id';

export function readClientId(): string | null {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return cookie ? cookie.slice(name.length + 1) : null;
}

export function removeClientId(): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
