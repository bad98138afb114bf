/** Signs with the application's secret: the same in every process. */
export type Sign = (text: string) => string

const lifetimeMs = 6 * 3600 * 1000
/** Addresses change by the hour, so that a browser keeps what it has already loaded. */
const stepMs = 3600 * 1000

const signedText = (file: string, expires: number): string => `media:${file}:${expires}`

/** The address of a lesson's file, good for six hours: the player's many range requests ask no database. */
export function mediaUrl(file: string, now: Date, sign: Sign): string {
  const expires = Math.floor((now.getTime() + lifetimeMs) / stepMs) * stepMs
  return `/media/${file}?e=${expires / 1000}&s=${sign(signedText(file, expires))}`
}

export function isMediaAllowed(
  address: { file: string; e: string; s: string },
  now: Date,
  isSigned: (text: string, signature: string) => boolean,
): boolean {
  const expires = Number(address.e) * 1000
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false
  return isSigned(signedText(address.file, expires), address.s)
}
