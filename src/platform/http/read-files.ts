import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#values/call.ts';

/** Whether a call takes a file, in a form as browsers send it. */
export const hasFile = ({ bodyTypes = [] }: Call): boolean => bodyTypes.includes('multipart/form-data');

/** What a form has besides its file. */
const formBytes = 10_000;
export const maxFormBytes = (fileBytes: number): number => fileBytes + formBytes;

/** Reads forms with a file, whose field may have any name; its calls have a limit of their own, within which it is in memory. */
export function readFiles(scope: FastifyInstance): void {
  const read = async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    // A form that is cut off has no file, which the contract of the call refuses.
    const form = await new Response(body, { headers }).formData().catch(() => new FormData());
    return { file: [...form.values()].find((value) => value instanceof File) };
  };
  scope.addContentTypeParser<Buffer<ArrayBuffer>>('multipart/form-data', { parseAs: 'buffer' }, read);
}
