import { isIPv6 } from 'node:net'
import { networkOf } from '@school/kernel/server'
import Bowser from 'bowser'
import type { Device } from '../contract/device.ts'

const kinds = new Set<string>(['desktop', 'mobile', 'tablet'])

/** Without the last part: enough for its owner to recognize it, but not a full address. */
export const shownNetwork = (ip: string): string =>
  isIPv6(ip) && !ip.startsWith('::ffff:') ? `${networkOf(ip)}::` : networkOf(ip).replace(/\.\d+$/, '.*')

/** Parses a user agent; any text is accepted. */
export function deviceOf(userAgent: string, ip: string): Device {
  const network = shownNetwork(ip)
  const { browser, os, platform } = Bowser.parse(userAgent || ' ')
  const kind = platform.type && kinds.has(platform.type) ? (platform.type as Device['kind']) : 'unknown'
  return { browser: browser.name || null, system: os.name || null, kind, network }
}
