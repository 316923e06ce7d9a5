import { PictureTooComplexError } from '#platform/pictures/drawing/drawing-process.ts';
import { runInDrawingProcess } from '#platform/pictures/drawing/run-in-drawing-process.ts';
import { CellError } from '../read/read-cells.ts';

/** The size of a picture that can be shown. Throws CellError for any other file. */
export async function measurePicture(content: Buffer, place: string): Promise<{ width: number; height: number }> {
  const { size, fault } = await runInDrawingProcess({ kind: 'inspect', content }).catch((error: unknown) => {
    if (error instanceof PictureTooComplexError)
      return { size: null, fault: 'a picture that takes too long or too much memory to draw' };
    throw error;
  });
  if (!size) throw new CellError(`${fault}: ${place}`);
  return size;
}
