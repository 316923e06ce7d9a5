import type { Event, Exception, StackParser } from '@sentry/core';
import type { DescribedError } from '../log/describe-error.ts';
import { cleanPath } from '#values/clean-address.ts';
import { scrubText } from './scrub-text.ts';

/** What is reported beside the error itself. */
export interface ErrorFacts {
  readonly side: 'server' | 'browser';
  readonly level: 'error' | 'fatal';
  /** What the shop was doing, from the log; never with values. */
  readonly message?: string | undefined;
  /** The address of the page or call; it is cleaned here. */
  readonly address?: string | undefined;
  /** The log has more under this id; that is not sent. */
  readonly requestId?: string | undefined;
  /** Name and major version. */
  readonly browser?: string | undefined;
  /** If not that of this process: a page may be older. */
  readonly release?: string | undefined;
}

/** The event of an error: types, cleaned texts, stack frames and where it happened. Nothing of who it happened to. */
export function buildEvent(error: DescribedError, facts: ErrorFacts, parseStack: StackParser): Event {
  const { side, level, message, address, requestId, browser, release } = facts;
  const tags = { side, ...(message && { message }), ...(requestId && { requestId }), ...(browser && { browser }) };
  return {
    level,
    platform: side === 'server' ? 'node' : 'javascript',
    tags,
    ...(address && { transaction: cleanPath(address) }),
    ...(release && { release }),
    // Innermost cause first, as the protocol wants it.
    exception: { values: exceptionsOf(error, parseStack).reverse() },
  };
}

function exceptionsOf(error: DescribedError, parseStack: StackParser): Exception[] {
  const frames = parseStack(framesOf(error.stack ?? '')).map(({ filename, function: name, ...frame }) => ({
    ...frame,
    ...(name && { function: scrubText(name) }),
    ...(filename && { filename: shortName(filename) }),
  }));
  const exception = {
    type: scrubText(error.type),
    value: scrubText(error.message),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
  return [exception, ...(error.cause ? exceptionsOf(error.cause, parseStack) : [])];
}

/** A stack may repeat the error's text, of which the parser would make frames. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at .*:\d+:\d+\)?$/.test(line))
    .join('\n');

/** The name without the folder that the shop is installed in, which may hold a person's name, or the host of a page. */
const shortName = (filename: string): string =>
  filename.includes('://') && !filename.startsWith('file:')
    ? cleanPath(filename)
    : filename.replace(/^(?:file:\/\/)?.*?(?=\/(?:src|dist|packages|node_modules)\/)/, '');
