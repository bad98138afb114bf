import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const written = (value: bigint, length: number): string =>
  Array.from(
    { length },
    (_, index) => alphabet[Number((value >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('')

/** 48 bits of time and 80 of chance in Crockford's base 32: sorted by time, not to be guessed (github.com/ulid/spec). */
export const makeUlid = (now: Date): string =>
  written(BigInt(now.getTime()), 10) + written(BigInt(`0x${randomBytes(10).toString('hex')}`), 16)

export const isUlid = (text: string): boolean => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text)
