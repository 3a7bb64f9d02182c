import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The statements of an authenticator, for tests that change one of them. */
interface Ceremony {
  readonly origin: string
  readonly rpId: string
  readonly isUserVerified: boolean
  readonly isSynchronized: boolean
  readonly isBackedUp: boolean
  readonly counter: number
  readonly userHandle: string
  readonly type: string
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
}

/**
 * Creates a software authenticator with one passkey. It follows the formats of
 * https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data; `changes` make it violate them.
 */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const facts: Ceremony = {
    origin,
    rpId: new URL(origin).hostname,
    isUserVerified: true,
    isSynchronized: true,
    isBackedUp: false,
    counter: 0,
    userHandle: '',
    type: '',
  }
  let userHandle = ''

  return {
    id,
    /** Creates the passkey. */
    create({ challenge, user }: CreationOptions, changes: Partial<Ceremony> = {}) {
      userHandle = user.id
      const ceremony = { ...facts, type: 'webauthn.create', ...changes }
      const key = Buffer.concat([
        Buffer.alloc(16),
        toBytes(credentialId.length, 2),
        credentialId,
        encodeCoseKey(publicKey.export({ format: 'jwk' })),
      ])
      const attestationObject = encodeMap([
        [encodeText('fmt'), encodeText('none')],
        [encodeText('attStmt'), encodeMap([])],
        [encodeText('authData'), encodeBytes(encodeAuthenticatorData(ceremony, key))],
      ])
      const response = {
        clientDataJSON: encodeClientData(challenge, ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    /** Uses the passkey. */
    use({ challenge }: RequestOptions, changes: Partial<Ceremony> = {}) {
      const ceremony = { ...facts, userHandle, type: 'webauthn.get', ...changes }
      const clientData = encodeClientData(challenge, ceremony)
      const authenticatorData = encodeAuthenticatorData(ceremony)
      const signed = Buffer.concat([authenticatorData, hash(clientData)])
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: ceremony.userHandle,
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

function encodeClientData(challenge: string, { type, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function encodeAuthenticatorData(ceremony: Ceremony, key: Buffer = Buffer.alloc(0)): Buffer {
  const flags =
    0x01 |
    (ceremony.isUserVerified ? 0x04 : 0) |
    (ceremony.isSynchronized ? 0x08 : 0) |
    (ceremony.isBackedUp ? 0x10 : 0) |
    (key.length > 0 ? 0x40 : 0)
  const counter = toBytes(ceremony.counter, 4)
  return Buffer.concat([hash(Buffer.from(ceremony.rpId)), Buffer.from([flags]), counter, key])
}

/** Encodes an ES256 key as in RFC 9053, section 2.1. */
function encodeCoseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return encodeMap([
    [encodeInteger(1), encodeInteger(2)],
    [encodeInteger(3), encodeInteger(-7)],
    [encodeInteger(-1), encodeInteger(1)],
    [encodeInteger(-2), encodeBytes(Buffer.from(x, 'base64url'))],
    [encodeInteger(-3), encodeBytes(Buffer.from(y, 'base64url'))],
  ])
}

function hash(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function toBytes(value: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

/** Encodes the start of a CBOR item (RFC 8949, section 3). */
function encodeHead(majorType: number, value: number): Buffer {
  const first = majorType << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  return Buffer.concat([Buffer.from([first | 25]), toBytes(value, 2)])
}

function encodeInteger(value: number): Buffer {
  return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
}

function encodeBytes(bytes: Buffer): Buffer {
  return Buffer.concat([encodeHead(2, bytes.length), bytes])
}

function encodeText(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([encodeHead(3, bytes.length), bytes])
}

function encodeMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([encodeHead(5, entries.length), ...entries.flat()])
}
