import { signatureOf } from './redsys-messages.ts';

/** What the bank knows of an order number. */
export interface Operation {
  readonly order: string;
  readonly terminal: string;
  /** Cents that the merchant wants, and that were charged. */
  readonly amount: number;
  charged: number;
  readonly method: string;
  readonly version: string;
  readonly notificationUrl: string;
  readonly urlOk: string;
  readonly urlKo: string;
  /** Null until the customer has chosen. */
  response: string | null;
  /** Cents of each. */
  readonly refunds: number[];
  /** The last code that the bank has given out for it. */
  lastCode: number;
}

const elementOf = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';

/** The answer of the bank to a question about an operation, as SOAP. */
export function answerInquiry(
  body: string,
  { merchantCode, secret }: { readonly merchantCode: string; readonly secret: string },
  find: (order: string) => Operation | undefined,
): string {
  const order = elementOf(body, 'Ds_Order');
  const [version = ''] = /<Version .*?<\/Version>/s.exec(body) ?? [];
  const signature = elementOf(body, 'Signature').replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (signature !== signatureOf('HMAC_SHA256_V1', secret, order, version)) return envelope(error('XML0023'));
  if (elementOf(body, 'Ds_MerchantCode') !== merchantCode) return envelope(error('XML0014'));
  const operation = find(order);
  const type = elementOf(body, 'Ds_TransactionType');
  const responses = operation ? (type === '3' ? refundsOf(operation) : [paymentOf(operation)]) : [];
  if (!operation || responses.length === 0) return envelope(error('XML0024'));
  const said = `<Version Ds_Version="0.0"><Message>${responses.join('')}</Message></Version>`;
  // Padded, in the standard alphabet.
  const signed = signatureOf('HMAC_SHA256_V1', secret, order, said)!.replaceAll('-', '+').replaceAll('_', '/');
  return envelope(`${said}<Signature>${signed}=</Signature>`);
}

const error = (code: string): string =>
  `<Version Ds_Version="0.0"><Message><ErrorMsg><Ds_ErrorCode>${code}</Ds_ErrorCode></ErrorMsg></Message></Version>`;

const responseOf = ({ order, terminal }: Operation, values: Readonly<Record<string, string | number>>): string => {
  const all = { Ds_Order: order, Ds_Terminal: terminal, Ds_Currency: '978', ...values };
  const elements = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<Response Ds_Version="0.0">${elements.join('')}</Response>`;
};

const paymentOf = (operation: Operation): string =>
  responseOf(operation, {
    Ds_TransactionType: 0,
    Ds_Amount: operation.charged,
    // S: without answer yet, F: finished.
    Ds_State: operation.response === null ? 'S' : 'F',
    Ds_Response: operation.response ?? '9998',
  });

const refundsOf = (operation: Operation): string[] =>
  operation.refunds.map((amount) =>
    responseOf(operation, { Ds_TransactionType: 3, Ds_Amount: amount, Ds_State: 'F', Ds_Response: '0900' }),
  );

function envelope(content: string): string {
  const messages = `<Messages>${content}</Messages>`;
  const text = messages.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return (
    '<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">' +
    '<soapenv:Body><p231:consultaOperacionesResponse xmlns:p231="http://webservices.apl02.redsys.es">' +
    `<consultaOperacionesReturn>${text}</consultaOperacionesReturn></p231:consultaOperacionesResponse>` +
    '</soapenv:Body></soapenv:Envelope>'
  );
}
