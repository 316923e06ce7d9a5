import { join, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { claimDatabase, readShopState } from '#platform/shop-state/shop-state.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  name: 'backup',
  usage: `FILE
      writes database, pictures, documents and the shop's own data into a new file, also while the shop runs; ends with 1
      if pictures or documents of the catalogue are not there`,
  takes: [1, 1],
  leavesSchema: true,
  async run({ config, connection }, [file = '']) {
    const written = await writeBackup({ ...config, connection }, resolve(file));
    const { rows, mediaFiles, shopFiles, missingMedia } = written;
    console.log(`${resolve(file)} has ${rows} rows, ${mediaFiles} media files and ${shopFiles} files of the shop.`);
    if (missingMedia > 0)
      throw new StartError(
        `The backup is incomplete: ${missingMedia} pictures and documents of the catalogue are not in ${join(config.dataDir, 'media')}. Is that the DATA_DIR of the shop?`,
      );
  },
};

export const restore: Command = {
  name: 'restore',
  usage: `FILE [--new]
      restores a backup into an empty database and an empty DATA_DIR; the copy sleeps until shop wake: it shows its
      pages, but takes no orders and runs no jobs. --new creates the database without a question`,
  takes: [1, 1],
  creates: 'on-request',
  reads: true,
  leavesSchema: true,
  async run({ config, connection, database }, [file = '']) {
    const target = { ...config, connection };
    const { rows, mediaFiles, shopFiles, shopDir } = await restoreBackup(target, resolve(file));
    console.log(`Restored ${rows} rows, ${mediaFiles} media files and ${shopFiles} files of the shop.`);
    if (shopDir !== config.shopDir)
      console.log(`The shop's own data are in ${shopDir}: start the shop with SHOP_DIR=${shopDir}`);
    if (config.mode === 'production') await claimDatabase(config, connection);
    else if ((await readShopState(database)).productionSince)
      console.log('It is a real shop: start it with SHOP_MODE=production.');
    console.log(`This copy sleeps. Once the original is stopped for good: ${shopCommandIn(config.mode)('shop wake')}`);
  },
};
