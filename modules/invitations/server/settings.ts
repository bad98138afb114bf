import type { QrCode } from '@school/kernel/contract'

export interface InvitationSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** The one to sign with comes first. */
  readonly secrets: readonly string[]
  /** The address of the portal at a host of ours; `null` at the site. */
  readonly portalAt: (host: string) => string | null
  readonly qrCodeOf: (address: string) => QrCode
}
