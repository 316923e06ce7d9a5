import { z } from 'zod';
import { defineCall } from '#values/call.ts';

const sectionChild = z.object({ id: z.number(), name: z.string(), url: z.string(), picture: z.string().nullable() });

export const getSectionTree = defineCall({
  summary: 'The tree of catalogue sections',
  access: 'public',
  query: z.object({ catalogType: z.string().max(50).optional() }),
  answer: z.object({ items: z.array(z.object({ id: z.number(), name: z.string(), children: z.array(sectionChild) })) }),
});
