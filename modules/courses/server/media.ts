import { timingSafeEqual } from 'node:crypto'

/** Signs with the application's secret: the same in every process. */
export type Sign = (text: string) => string

const lifetimeMs = 6 * 3600 * 1000
/** Addresses change by the hour, so that a browser keeps what it has already loaded. */
const stepMs = 3600 * 1000

const signatureOf = (sign: Sign, file: string, expires: number): string => sign(`media:${file}:${expires}`)

/** The address of a lesson's file, good for six hours: the player's many range requests ask no database. */
export function mediaUrl(file: string, now: Date, sign: Sign): string {
  const expires = Math.floor((now.getTime() + lifetimeMs) / stepMs) * stepMs
  return `/media/${file}?e=${expires / 1000}&s=${signatureOf(sign, file, expires)}`
}

export function isMediaAllowed(
  address: { file: string; e: string; s: string },
  now: Date,
  sign: Sign,
): boolean {
  const expires = Number(address.e) * 1000
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false
  const expected = signatureOf(sign, address.file, expires)
  return (
    address.s.length === expected.length && timingSafeEqual(Buffer.from(address.s), Buffer.from(expected))
  )
}
