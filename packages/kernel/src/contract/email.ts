import { normaliseText } from '@school/texts'
import * as z from 'zod'

const local = /^[\p{L}\p{N}_%+'-]+(?:\.[\p{L}\p{N}_%+'-]+)*$/u
const domain = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/

/**
 * An address in the form in which it is kept: a domain of other letters is written as the mail knows it, «почта.рф» and «xn--80a1acny.xn--p1ai» are one.
 * @returns `null` when it is no address
 */
export function emailOf(text: string): string | null {
  const typed = normaliseText(text, 'address')
  if (z.email().safeParse(typed).success) return typed
  const [, name = '', host = ''] = /^(.+)@([^@]+)$/.exec(typed) ?? []
  if (!local.test(name) || !domain.test(host)) return null
  const known = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  return asciiDomain.test(known) ? `${name}@${known}` : null
}
