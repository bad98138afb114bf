import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inTurn } from './hashing-queue.ts'

/** OWASP's profile of argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const keyLength = 32

const deriveArgon2 = promisify(argon2) as (name: 'argon2id', given: Argon2Parameters) => Promise<Buffer>
const deriveScrypt = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The PHC string format: the hash contains the parameters, so that they may change. */
const parametersText = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const argonForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** @throws Unavailable when too many wait already */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => {
    const nonce = randomBytes(16)
    const key = await deriveArgon2('argon2id', {
      ...cost,
      message: password.normalize('NFKC'),
      nonce,
      tagLength: keyLength,
    })
    return `${parametersText}${base64(nonce)}$${base64(key)}`
  })

/** Made with other parameters, or as passwords were hashed before. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(parametersText)

/** Compared for unknown users: matches no password, at the same cost. */
const decoy = `${parametersText}${base64(randomBytes(16))}$${base64(randomBytes(keyLength))}`

/**
 * Takes as long for an absent hash as for a present one, so that the time does not reveal who is registered.
 * @throws Unavailable when too many wait already
 */
export function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash ?? decoy
  const text = password.normalize('NFKC')
  return inTurn(() => (known.startsWith('scrypt$') ? isScrypted(text, known) : isArgon2(text, known)))
}

async function isArgon2(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = argonForm.exec(hash) ?? []
  if (!memory) return false
  const expected = Buffer.from(key, 'base64')
  const derived = await deriveArgon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected)
}

/** Of passwords that were last given before November 2026. */
async function isScrypted(password: string, hash: string): Promise<boolean> {
  const [, N = 0, r = 0, p = 0, salt = '', key = ''] = hash.split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * Number(N) * Number(r) }
  const expected = Buffer.from(key, 'base64url')
  const derived = await deriveScrypt(password, Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(derived, expected)
}
