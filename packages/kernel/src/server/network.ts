import { isIPv6 } from 'node:net'

/** The owner of an IPv6 network has 2^64 addresses, so the network is counted rather than the address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The key by which a call is counted: the person of a verified session, everybody else by address. */
export const callerKey = (userId: number | null | undefined, address: string): string =>
  userId ? `user:${userId}` : `address:${networkOf(address)}`
