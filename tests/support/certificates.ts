import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A certificate with its private key, as PEM text. */
export interface Certified {
  readonly certificate: string
  readonly key: string
}

interface Wish {
  /** The name of its holder. */
  readonly name: string
  /** The certificate that signs it; itself when absent. */
  readonly by?: Certified & { readonly name: string; readonly privateKey: KeyObject }
}

/** Makes a certificate (X.509, version 3) for 127.0.0.1 that is valid for a day, with a key of its own, and can sign others. */
export function certify({ name, by }: Wish): Certified & { name: string; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const day = 86_400_000
  const content = sequence(
    tagged(0xa0, integer(2)),
    // DER has no leading zeros.
    integer(1, ...randomBytes(8)),
    ecdsaWithSha256,
    nameOf(by?.name ?? name),
    sequence(time(Date.now() - day), time(Date.now() + day)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(basicConstraints, alternativeNames)),
  )
  const signature = sign('sha256', content, by?.privateKey ?? privateKey)
  const whole = sequence(content, ecdsaWithSha256, tagged(0x03, Buffer.concat([Buffer.of(0), signature])))
  const certificate = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { name, privateKey, certificate, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

/** A value in DER: its tag, its length and its bytes. */
function tagged(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...head), bytes])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function integer(...bytes: readonly number[]): Buffer {
  return tagged(0x02, Buffer.from(bytes))
}

const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const isTrue = tagged(0x01, Buffer.of(0xff))
const basicConstraints = sequence(oid('551d13'), isTrue, tagged(0x04, sequence(isTrue)))
/** 127.0.0.1 and localhost. */
const alternativeNames = sequence(
  oid('551d11'),
  tagged(0x04, sequence(tagged(0x87, Buffer.of(127, 0, 0, 1)), tagged(0x82, Buffer.from('localhost')))),
)

function nameOf(name: string): Buffer {
  return sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(name)))))
}

function time(at: number): Buffer {
  const text = new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return tagged(0x18, Buffer.from(text))
}
