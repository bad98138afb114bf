import type { QrCode } from '@school/kernel/contract'
import type { Hosts } from './webauthn.ts'

export interface FactorSettings extends Hosts {
  /** The one to seal with and, while it is being replaced, the one before it. */
  readonly secrets: readonly string[]
  /** What applications and telephones call the school. */
  readonly schoolName: string
  readonly staffNeedsFactor: boolean
  /** Where it is off, nobody signs in as one of the demo people. */
  readonly isDemo: boolean
  readonly qrCodeOf: (address: string) => QrCode
}
