import type { CataloguePicture } from '../../contract.ts';
import type { StoredPicture } from '../catalogue-tables.ts';

export const pictureOf = (stored: StoredPicture | null | undefined): CataloguePicture | null =>
  stored ? { url: `/pictures/${stored.hash}`, width: stored.width, height: stored.height } : null;
