import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt profile with N = 2^15; kept inside the hash, so that it may change. */
const cost = { N: 32_768, r: 8, p: 3 }
const keyLength = 32

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

let decoy: Promise<string> | undefined

/** Takes as long for an absent hash as for a present one, so that time does not tell who is registered. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash ?? (await (decoy ??= hashPassword('decoy')))
  const [, N, r, p, salt = '', key = ''] = known.split('$')
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return hash !== null && timingSafeEqual(derived, expected)
}
