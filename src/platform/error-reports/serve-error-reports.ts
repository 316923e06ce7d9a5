import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { comesFromForeignOrigin } from '../http/origin-check.ts';
import type { ErrorReporter } from './create-error-reporter.ts';
import { errorReportPath } from '#values/error-report.ts';

const maxBodyBytes = 10_240;
const maxPerAddress = 10;

const body = z.object({
  type: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(6000),
  address: z.string().max(500),
  release: z.string().regex(/^[\w.@+-]{1,100}$/),
});

/**
 * Takes errors of the shop's pages and passes them on, so that no third party sees the visitor. Only the fields above are read;
 * the network address and the headers go nowhere.
 */
export function serveErrorReports(
  server: FastifyInstance,
  { reporter, publicUrl }: { reporter: ErrorReporter; publicUrl: string },
): void {
  const count = server.createRateLimit({ max: maxPerAddress, timeWindow: '1 minute' });
  const publicOrigin = new URL(publicUrl).origin;
  server.post(errorReportPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
    if (comesFromForeignOrigin(request, publicOrigin)) return reply.code(403).send();
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) return reply.code(429).header('retry-after', limit.ttlInSeconds).send();
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const { type, message, stack, address, release } = parsed.data;
    const browser = browserOf(request.headers['user-agent'] ?? '');
    reporter.report(
      { type, message, stack: inNodeFormat(stack) },
      { side: 'browser', level: 'error', address, release, browser },
    );
    return reply.code(204).send();
  });
}

/** Stacks of Firefox and Safari ('draw@https://…:1:2') in the format of Chrome and Node. */
const inNodeFormat = (stack: string): string => stack.replace(/^([^@\n]*)@(.+:\d+:\d+)$/gm, '    at $1 ($2)');

const browserOf = (userAgent: string): string | undefined => {
  const [, name, version] = /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(userAgent) ?? [];
  return name && `${name === 'Version' ? 'Safari' : name} ${version}`;
};
