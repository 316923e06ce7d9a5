import type { LoaderArguments } from '#web/router-context.ts';

/** The data of header and footer, loaded once per page load. */
export async function loadFrame({ context }: LoaderArguments) {
  void context;
  return {};
}
