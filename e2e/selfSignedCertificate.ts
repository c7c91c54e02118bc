import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * Returns a value in DER (ITU-T X.690): the tag, the length in as few bytes as possible, and the
 * contents.
 */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const prefix = length < 0x80 ? [] : length < 0x100 ? [0x81] : [0x82, length >> 8];
  return Buffer.concat([Buffer.from([tag, ...prefix, length & 0xff]), contents]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (time: Date) =>
  der(0x17, Buffer.from(time.toISOString().replace(/^..|[-:T]|\.\d+/g, '')));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const DAY_MS = 86_400_000;

/** Makes a certificate for `localhost` (RFC 5280), valid for two days. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from('localhost')));
  const name = sequence(der(0x31, commonName));
  const days = [-DAY_MS, DAY_MS].map((distance) => utcTime(new Date(Date.now() + distance)));
  const contents = sequence(
    // Chromium requires the version field, in which 2 means version 3.
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(...days),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', contents, privateKey));
  const certificate = sequence(contents, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}
