import type { SentProof } from '../contract/index.ts'

export interface SentCode {
  phone: string
  proof: SentProof
  /** Given to confirm another phone than the own one; for asking again. */
  currentPassword: string
}
