/** What holds for every call, at the top of the API's description (decisions.md section 3). */
export const apiConventions = `
The calls that the shop's own pages make. JSON in and out, in UTF-8; unknown fields are ignored, and answers may get further ones.

- **Language**: the header \`Content-Language\` chooses the language of content and messages.
- **Amounts** are euros with at most two decimals, VAT included, unless a field says otherwise. Prices of a line are those of a unit.
- **Time**: moments are in UTC. Days and times of day, as those of deliveries, are by the clock of the shop, Europe/Madrid, whatever the caller's.
- **Ids** of products, sections and orders are integers.
- **Lists** have \`page\` from 1 and \`limit\`; a page beyond the last one is 200 and empty.
- **Sign-in**: \`POST /auth/login\`, or \`POST /sale/checkout-account\` for one purchase without an account, answers an access token for the header \`Authorization\`. The refresh token is a cookie that scripts cannot read.
- **Baskets** of visitors are kept by a cookie: send back what \`Set-Cookie\` sets.
- **Buying** takes four calls: \`POST /sale/basket\`, a sign-in, \`GET /service/delivery/init\` for pickup points and slots, \`POST /sale/order\`; then \`GET /service/payment/start\` says how to pay.
- **Errors** have the shape of \`Error\`: 400 malformed, 401 not signed in, 403 not allowed, 404 unknown or not yours, 405 another method (\`Allow\` names those that the path has), 409 in conflict with the present state, 413 too large, 415 not JSON, 422 of the right type but against a rule, 429 too many with \`Retry-After\`, 5xx the shop's own.
- **Origin**: a request that changes something and comes from the page of another site is 403.
`.trim();
