import type { CallGroup } from '#values/call.ts';

/** What holds for every call of the staff, at the top of their description. */
export const staffConventions = `
The calls of the back office. Errors, amounts, moments, ids and lists are as in the shoppers' API.

- **Sign-in**: \`POST /staff/session\`, then \`POST /staff/session/code\` where it is asked for, set the cookie \`staff\`. It lasts 12 hours; after 30 minutes without a call the session is locked.
- **Refusals**: 401 \`not_signed_in\` without a session; 403 \`locked\` while it is locked, \`not_permitted\` for what the role may not do, \`reauthentication_required\` where the password is asked for again.
- **What a role may not see** is absent from the answer.
- **Origin**: a request that changes something and comes from the page of another site is 403.
`.trim();

/** The groups in which the description shows the calls of staff-api.ts, by the beginnings of their paths. */
export const staffGroups: readonly CallGroup[] = [
  {
    name: 'Sign-in',
    description: 'Who is signed in, and with what.',
    paths: [
      '/staff/session',
      '/staff/sessions',
      '/staff/reauthenticate',
      '/staff/invitation',
      '/staff/me',
      '/staff/second-factor',
      '/staff/passkeys',
    ],
  },
  { name: 'People', description: 'Who works in the shop, as the owner sees them.', paths: ['/staff/people'] },
  {
    name: 'Orders',
    description: 'Orders, whoever their customers are.',
    paths: [
      '/staff/orders',
      '/staff/changes',
      '/staff/events',
      '/staff/jobs',
      '/staff/order-views',
      '/staff/assignees',
    ],
  },
  {
    name: 'Bank',
    description: 'Files of the movements of the bank account, whose transfers pay orders.',
    paths: ['/staff/bank-files'],
  },
  {
    name: 'Search',
    description: 'One search box for orders, customers and articles.',
    paths: ['/staff/search'],
  },
  {
    name: 'By phone',
    description: 'What an order by phone is made of.',
    paths: ['/staff/articles', '/staff/customers'],
  },
  {
    name: 'Log',
    description: 'Who has changed what, and these calls.',
    paths: ['/staff/audit', '/staff/openapi.json'],
  },
];
