import { z } from 'zod';
import { defineCall } from '#values/call.ts';

const link = z.object({
  id: z.int(),
  name: z.string(),
  link: z.string(),
  attributes: z.record(z.string(), z.string()),
});
const header = z.array(link);

export const getMenu = defineCall({
  summary: 'The links of the header',
  access: 'public',
  answer: z.object({ header }),
});

export const getFullMenu = defineCall({
  summary: 'The links of header and footer, and the bottom line',
  access: 'public',
  answer: z.object({
    header,
    footer: z.array(z.object({ name: z.string(), children: z.array(link) })),
    bottom: z.array(link),
  }),
});
