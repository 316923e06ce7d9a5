import { isRedsysSignature, signRedsys } from './redsys-signature.ts';

/** An operation as the bank has it. */
export interface RedsysOperation {
  readonly order: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly transactionType: string;
  /** Finished; others are waiting for the customer or the bank. */
  readonly isFinished: boolean;
  readonly response: string;
}

export interface InquiryQuestion {
  readonly merchantCode: string;
  readonly terminal: string;
  readonly order: string;
  /** 0: a payment, 3: refunds. */
  readonly transactionType: '0' | '3';
}

/**
 * The body of an inquiry about one operation ("Consultas SOAP HMAC SHA256"): the service knows V1 signatures only, over
 * the element Version as it is sent.
 */
export function inquiryBody(question: InquiryQuestion, secret: string): string {
  const { merchantCode, terminal, order, transactionType } = question;
  const version =
    `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${merchantCode}</Ds_MerchantCode>` +
    `<Ds_Terminal>${terminal}</Ds_Terminal><Ds_Order>${order}</Ds_Order>` +
    `<Ds_TransactionType>${transactionType}</Ds_TransactionType></Transaction></Message></Version>`;
  const signature = signRedsys('HMAC_SHA256_V1', secret, order, version);
  return (
    '<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
    'xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones><cadenaXML>' +
    `<![CDATA[<Messages>${version}<Signature>${signature}</Signature>` +
    '<SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>]]></cadenaXML></web:consultaOperaciones>' +
    '</soapenv:Body></soapenv:Envelope>'
  );
}

/**
 * The operations of an answer, which the bank signs like a question; none when it knows of none (XML0024, not signed).
 * Throws at any other answer.
 */
export function readInquiry(answer: string, { order }: InquiryQuestion, secret: string): RedsysOperation[] {
  // The answer is XML as text within the XML of the envelope.
  const xml = answer.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const error = textOf(xml, 'Ds_ErrorCode');
  if (error === 'XML0024') return [];
  const [version = ''] = /<Version\b.*?<\/Version>/s.exec(xml) ?? [];
  const responses = [...version.matchAll(/<Response\b[^>]*>(.*?)<\/Response>/gs)].map(([, response]) => response!);
  if (responses.length === 0) throw new Error(`Redsys answered the inquiry with ${error ?? 'no operation'}`);
  if (!isRedsysSignature(textOf(xml, 'Signature') ?? '', 'HMAC_SHA256_V1', secret, order, version))
    throw new Error('Redsys answered the inquiry with a wrong signature');
  return responses.map((response) => ({
    order: textOf(response, 'Ds_Order') ?? '',
    amount: Number(textOf(response, 'Ds_Amount')),
    currency: textOf(response, 'Ds_Currency') ?? '',
    transactionType: textOf(response, 'Ds_TransactionType') ?? '',
    isFinished: textOf(response, 'Ds_State') === 'F',
    response: textOf(response, 'Ds_Response') ?? '',
  }));
}

const textOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? null;
