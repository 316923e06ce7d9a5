import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
}
interface Answering {
  readonly origin?: string;
  /** Whether the device has asked for a finger or its PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');
/** CBOR: a byte string of 24 to 255 bytes. */
const byteString = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A device that makes and uses a passkey, as WebAuthn level 2 has it: ES256, no attestation. */
export class PasskeyDevice {
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(options: Options, answering: Answering = {}) {
    const { x, y } = this.#key.publicKey.export({ format: 'jwk' });
    const [xs, ys] = [x!, y!].map((part) => byteString(Buffer.from(part, 'base64url')));
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from([0x21]),
      xs!,
      Buffer.from([0x22]),
      ys!,
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, publicKey]);
    const authData = Buffer.concat([this.#state(answering, 0x40), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      byteString(authData),
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options, answering),
      attestationObject: base64url(attestationObject),
    });
  }

  answer(options: Options, answering: Answering = {}) {
    this.#counter = answering.counter ?? this.#counter + 1;
    const authData = this.#state(answering);
    const clientDataJSON = this.#clientData('webauthn.get', options, answering);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.#key.privateKey)),
    });
  }

  #state({ isVerified = true }: Answering, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([(isVerified ? 5 : 1) | more]), counter]);
  }

  #clientData = (type: string, { challenge }: Options, { origin = this.#origin }: Answering): string =>
    base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  #credential<Response>(response: Response) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
