import { Badge } from './badge.tsx';

/** A number on a way to somewhere. Said in words too: a name of its own would hide the words that are seen. */
export const CountBadge = ({ count, words }: { count: number; words: string }) =>
  count > 0 && (
    <>
      <Badge count={count} />
      <span className="vh">{words}</span>
    </>
  );
