import { createDelivery } from '#areas/delivery/server/delivery.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { createCheckAddress } from '#areas/delivery/server/geo/check-address.ts';
import { createCodeAreas } from '#areas/delivery/server/geo/code-area.ts';
import { loadGazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { createImportedPlaces } from '#areas/delivery/server/geo/place-store.ts';
import { readShopZones } from '#areas/delivery/server/zones/zone-store.ts';
import type { Store } from '#areas/store/server/store.ts';
import { rereadOnChange } from '#platform/versioned-index.ts';
import type { AppParts } from './app-parts.ts';

/** The shop's delivery with the zones and places that were imported last. Throws `StartError` for wrong data of the shop. */
export async function createDeliveryOfShop({
  config,
  database,
  clock,
  log,
  store,
}: Pick<AppParts, 'config' | 'database' | 'clock' | 'log'> & { readonly store: Store }) {
  const deliveryData = readDeliveryData(config.shopDir, store);
  const places = createImportedPlaces(database);
  const delivery = createDelivery({
    store,
    clock,
    database,
    data: deliveryData,
    shopZones: readShopZones(config.shopDir, deliveryData),
    checkAddress: createCheckAddress(loadGazetteer, places.current),
    findCodeArea: createCodeAreas(loadGazetteer, places.current),
    prepareAddresses() {
      loadGazetteer().catch((err: unknown) => log.error({ err }, 'the list of municipalities could not be read'));
    },
  });
  const readings = [
    rereadOnChange(delivery.refreshZones, (err) => log.error({ err }, 'the delivery zones could not be read again')),
    rereadOnChange(places.refresh, (err) => log.error({ err }, 'the addresses could not be read again')),
  ];
  for (const reading of readings) await reading.get();
  return {
    delivery,
    deliveryData,
    places,
    /** Takes over what was imported since; a failure of one is tried again and does not keep the other waiting. */
    refreshDelivery: () => Promise.all(readings.map((reading) => reading.refresh())),
  };
}
