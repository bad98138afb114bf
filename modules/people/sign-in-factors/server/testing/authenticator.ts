import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const present = 0x01
const verified = 0x04
const attested = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** The subset of CBOR that an authenticator needs. */
function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  return size < 256
    ? Buffer.from([(type << 5) | 24, size])
    : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
}
const number = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n))
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)])
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

interface Saying {
  origin?: string
  rpId?: string
  /** Was the person asked for a finger or a PIN? */
  isVerified?: boolean
}

/** A passkey that lives in a story: what a telephone or a stick would do. */
export class StoryKey {
  counter = 0
  readonly credentialId = base64url(randomBytes(32))
  userHandle: string | null = null
  readonly #key: KeyObject
  readonly #publicKey: KeyObject

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#publicKey = publicKey
  }

  #clientData(
    type: 'create' | 'get',
    challenge: string,
    { origin = 'http://localhost:3000' }: Saying,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(more: number, rest: Buffer, { rpId = 'localhost', isVerified = true }: Saying): Buffer {
    const flags = present | (isVerified ? verified : 0) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }

  /** The body for `addPasskey`, without a name. */
  make(offer: { challenge: string; user_handle: string }, saying: Saying = {}) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const cose = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    ])
    const id = Buffer.from(this.credentialId, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(this.#authenticatorData(attested, credential, saying))],
    ])
    this.userHandle = offer.user_handle
    return {
      id: this.credentialId,
      client_data: base64url(this.#clientData('create', offer.challenge, saying)),
      attestation: base64url(attestation),
      transports: ['internal'],
    }
  }

  /** The body for `signInByPasskey`. */
  prove({ challenge }: { challenge: string }, saying: Saying = {}) {
    this.counter++
    const clientData = this.#clientData('get', challenge, saying)
    const data = this.#authenticatorData(0, Buffer.alloc(0), saying)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key)
    return {
      id: this.credentialId,
      client_data: base64url(clientData),
      authenticator_data: base64url(data),
      signature: base64url(signature),
      user_handle: this.userHandle,
    }
  }
}
