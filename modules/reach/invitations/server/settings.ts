import type { QrCode } from '@school/kernel/contract'

export interface InvitationSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** The one to sign with comes first. */
  readonly secrets: readonly string[]
  readonly qrCodeOf: (address: string) => QrCode
}
