import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Feature, FeatureCollection } from 'geojson';
import type { GeoPoint } from '../../contract.ts';
import { baseLayers } from './base-layers.ts';

export interface CompressedFile {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/** The GeoJSON of the embedded map, built and compressed at the first call; a failure is tried again at the next. */
export function createMapLayers(parts: {
  readonly centre: GeoPoint;
  /** Drawn above the base. */
  readonly shopLayers: readonly Feature[];
}): () => Promise<CompressedFile> {
  let building: Promise<CompressedFile> | undefined;
  return () =>
    (building ??= build(parts).catch((error: unknown) => {
      building = undefined;
      throw error;
    }));
}

async function build({ centre, shopLayers }: Parameters<typeof createMapLayers>[0]): Promise<CompressedFile> {
  const layers: FeatureCollection = {
    type: 'FeatureCollection',
    features: [...(await baseLayers(centre)), ...shopLayers],
  };
  const identity = Buffer.from(JSON.stringify(layers));
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  return { etag, br, gzip: gzipped, identity };
}
