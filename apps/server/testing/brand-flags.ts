import type { PortalFlag } from '@school/access'
import { brandDeskOf } from '../brand-desk.ts'

/** The brand of stories: its flags are turned in memory, for this worker alone, until `restore`. */
export function turnFlags(brand: string, on: Partial<Record<PortalFlag, boolean>>): { restore: () => void } {
  const { flags } = brandDeskOf('portal.localhost').of(brand)
  const before = { ...flags }
  Object.assign(flags, on)
  return { restore: () => void Object.assign(flags, before) }
}
