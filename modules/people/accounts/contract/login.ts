/** A login that the school makes up for a child without an address: a name, a hyphen and four digits. */
const madeLogin = /^\s*(\p{L}[\p{L}\d]*)\s*[-‐-―]\s*(\d{4})\s*$/u

/** The name and the digits of a made-up login, however it was typed; `null` for an address or a phone. */
export function madeLoginOf(typed: string): { name: string; digits: string } | null {
  const [, name, digits] = madeLogin.exec(typed) ?? []
  return name && digits ? { name, digits } : null
}
