import type { QrCode } from '@school/kernel/contract'

export interface FamilySettings {
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly qrCodeOf: (address: string) => QrCode
}
