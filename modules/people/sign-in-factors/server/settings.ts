import type { QrCode } from '@school/kernel/contract'
import type { Hosts } from './webauthn.ts'

export interface FactorSettings extends Hosts {
  /** The one to seal with and, while it is being replaced, the one before it. */
  readonly secrets: readonly string[]
  /** What applications and telephones call the school. */
  readonly schoolName: string
  readonly staffNeedsFactor: boolean
  /** When off, demo accounts cannot sign in. */
  readonly isDemo: boolean
  readonly qrCodeOf: (address: string) => QrCode
}
