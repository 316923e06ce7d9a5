import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watchFiles } from '#platform/watch-files.ts';
import { createSearchRules, type SearchRules } from './search-rules.ts';
import { noRules, parseSearchRules, type SearchRulesData } from './search-rules-data.ts';

export const searchRulesFile = (shopDir: string): string => join(shopDir, 'search.json');

interface RulesFileOptions {
  readonly shopDir: string;
  /** Called with one line for each fault when the file has become wrong; the rules that it had before stay. */
  readonly onWrongFile: (reason: string) => void;
  readonly everyMs?: number;
}

/**
 * The rules in search.json, read again when the file changes; a shop without the file has none. A wrong file never stops a
 * shop: the search works without it.
 */
export function watchSearchRules({ shopDir, onWrongFile, everyMs }: RulesFileOptions) {
  const file = searchRulesFile(shopDir);
  let stamp: string | undefined;
  let rules = createSearchRules(noRules);
  const refresh = (): void => {
    const latest = readStamp(file);
    if (latest === stamp) return;
    stamp = latest;
    try {
      rules = createSearchRules(readSearchRules(file));
    } catch (error) {
      (error as Error).message.split('\n').forEach(onWrongFile);
    }
  };
  refresh();
  const watch = watchFiles({
    refresh: async () => refresh(),
    onError: (error) => onWrongFile(String(error)),
    ...(everyMs !== undefined && { everyMs }),
  });
  return {
    current: (): SearchRules => rules,
    /** Stops to look for changes. */
    stop: () => watch.stop(),
  };
}

/** The rules of a file; none where there is no file. Throws an error whose message names what is wrong. */
export function readSearchRules(file: string): SearchRulesData {
  if (readStamp(file) === 'missing') return noRules;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return parseSearchRules(text, file);
}

function readStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'missing';
}
