/** The pages worth a link: the first, the last and those around the current one; 'gap' where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | 'gap')[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  if (page === 1) wanted.add(3);
  if (page === pages) wanted.add(pages - 2);
  const shown = [...wanted].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap' as const, number];
  });
}
