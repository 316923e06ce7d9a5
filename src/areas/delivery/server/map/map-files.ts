import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Feature } from 'geojson';
import type { MapData } from '../../contract.ts';
import { type LookAt, storeZoom } from '../../map-paths.ts';
import { baseLayers } from './base-layers.ts';
import { drawPreview } from './draw-preview.ts';

export interface CompressedFile {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

export interface MapFiles {
  /** The GeoJSON of the embedded map. */
  layers(): Promise<CompressedFile>;
  /** The SVG picture of the map before it is opened. */
  preview(lookAt: LookAt): Promise<CompressedFile>;
}

interface MapFilesParts {
  /** Drawn above the base. */
  readonly shopLayers: readonly Feature[];
  /** The shapes of the store's mark. */
  readonly storePin: string;
  readonly mapData: () => Omit<MapData, 'provider'>;
  /** Another object after the zones have changed. */
  readonly zonesVersion: () => object;
}

/** The files of the embedded map, built and compressed at the first call; a failure is tried again at the next. */
export function createMapFiles({ shopLayers, storePin, mapData, zonesVersion }: MapFilesParts): MapFiles {
  const features = once(async () => [...(await baseLayers(mapData().centre)), ...shopLayers]);
  const layers = once(async () => compress(JSON.stringify({ type: 'FeatureCollection', features: await features() })));

  async function draw(lookAt: LookAt): Promise<CompressedFile> {
    const { centre, zoom, zones, store } = mapData();
    const view =
      lookAt === 'store' && store ? { centre: store.coords, zoom: storeZoom, zones: [] } : { centre, zoom, zones };
    return compress(drawPreview({ features: await features(), store: store && store.coords, storePin, ...view }));
  }
  const pictures = { store: once(() => draw('store')), zones: once(() => draw('zones')) };
  let drawnVersion = zonesVersion();

  return {
    layers,
    preview(lookAt) {
      const version = zonesVersion();
      if (version !== drawnVersion) {
        drawnVersion = version;
        pictures.zones = once(() => draw('zones'));
      }
      return pictures[lookAt]();
    },
  };
}

function once<Value>(build: () => Promise<Value>): () => Promise<Value> {
  let building: Promise<Value> | undefined;
  return () =>
    (building ??= build().catch((error: unknown) => {
      building = undefined;
      throw error;
    }));
}

async function compress(text: string): Promise<CompressedFile> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  return { etag, br, gzip: gzipped, identity };
}
