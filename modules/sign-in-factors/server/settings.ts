import type { QrCode } from '@school/kernel/contract'

export interface FactorSettings {
  /** The one to seal with and, while it is being replaced, the one before it. */
  readonly secrets: readonly string[]
  readonly publicUrl: string
  /** What applications and telephones call the school. */
  readonly schoolName: string
  readonly staffNeedsFactor: boolean
  /** Where it is off, nobody signs in as one of the demo people. */
  readonly isDemo: boolean
  readonly qrCodeOf: (address: string) => QrCode
}
