import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GeneratedFiles } from '#platform/http/generated-files.ts';
import type { Clock } from '#values/clock.ts';
import { minuteMs } from '#values/durations.ts';
import { type MerchantFeedParts, serveMerchantFeeds } from './serve-merchant-feeds.ts';
import { type RootFilesParts, serveRootFiles } from './serve-root-files.ts';
import { serveSitemaps, type SitemapParts } from './serve-sitemaps.ts';

export type DiscoveryParts = Omit<SitemapParts & MerchantFeedParts & RootFilesParts, 'files'> & {
  readonly dataDir: string;
  readonly clock: Clock;
};

/** Stock changes without a new version of the catalogue. */
const maxAgeMs = 5 * minuteMs;

/** What machines read to find the shop: sitemaps, product feeds, robots.txt and the web manifest. */
export function serveDiscovery(server: FastifyInstance, { dataDir, clock, ...parts }: DiscoveryParts): void {
  const files = new GeneratedFiles({ folder: join(dataDir, 'feeds'), clock, maxAgeMs });
  serveSitemaps(server, { ...parts, files });
  serveMerchantFeeds(server, { ...parts, files });
  serveRootFiles(server, parts);
}
