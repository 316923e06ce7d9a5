import { Badge } from '#design/badge.tsx';

/** The number on the way to the basket. Said in words too: a name of its own would hide the words that are seen. */
export const CountBadge = ({ count, words }: { count: number; words: string }) =>
  count > 0 && (
    <>
      <Badge count={count} />
      <span className="vh">{words}</span>
    </>
  );
