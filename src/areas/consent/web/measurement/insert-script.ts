/** Loads a tag's script; one that is blocked or cannot be reached changes nothing for the page. */
export function insertScript(url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}
