import type { StoredPicture } from '../../catalogue-tables.ts';
import { CellError } from '../read/read-cells.ts';
import type { ImportMedia, SavedDocument } from './import-media.ts';

/** Pictures and documents that were checked and put into the media store before the import, by the path that the list has for them. */
export interface StoredMedia {
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  readonly documents: ReadonlyMap<string, SavedDocument>;
}

/** Finds the files of a list among those that are stored; any other is a fault of its row. */
export const createStoredMedia = ({ pictures, documents }: StoredMedia): ImportMedia => ({
  picture: async (place) => found(pictures, place),
  document: async (place) => found(documents, place),
  loadDownloads: async () => {},
  saveDownloads: async () => {},
});

function found<File>(files: ReadonlyMap<string, File>, place: string): File {
  const file = files.get(place);
  if (!file) throw new CellError(`file not found: ${place}`);
  return file;
}
