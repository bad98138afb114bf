import * as z from 'zod'
import { Instant, QrCode, TypedCode, TypedLine } from '@school/kernel/contract'

/** Bytes as WebAuthn writes them in JSON. @param most signs */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** Kept by the maker of the telephone or the browser as well: it outlives the device. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** By what a person signs in besides the password. */
export const Factors = z.object({
  passkeys: z.array(Passkey),
  /** Since when an application on a telephone gives codes; `null` when none does. */
  appSince: Instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  /** Browsers that are asked for no code for some days. */
  trustedBrowsers: z.int().min(0),
  /** The staff can't be without a second factor. */
  isRequired: z.boolean(),
  /** Was the session opened a moment ago? Else one signs in again before anything is changed. */
  isFresh: z.boolean(),
})
export type Factors = z.infer<typeof Factors>

/** What came of a change: codes are shown this one time. */
export const FactorAdded = z.object({ factors: Factors, recoveryCodes: z.array(z.string()) })
export type FactorAdded = z.infer<typeof FactorAdded>

export const AppSetup = z.object({
  /** Sealed; comes back with the first code. */
  setup: z.string(),
  /** For typing into the application by hand. */
  secret: z.string(),
  /** `otpauth://…`: opens the application on the same telephone. */
  address: z.string(),
  qr: QrCode,
})
export type AppSetup = z.infer<typeof AppSetup>

/** Digits of an application, with spaces as they are shown. */
const Code = TypedCode.min(1).max(40)

export const AppConfirmation = z.object({
  setup: bytes(600),
  code: Code,
  /** Sessions on other devices are ended. */
  endsOthers: z.boolean().default(false),
})

export const PasskeyName = z.object({ name: TypedLine.min(1).max(60) })

/** What a browser needs to make a passkey. */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  rpName: z.string(),
  userHandle: z.string(),
  userName: z.string(),
  displayName: z.string(),
  /** Those that are there already: a device makes one. */
  known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
  timeoutMs: z.int(),
})
export type PasskeyOffer = z.infer<typeof PasskeyOffer>

export const NewPasskey = PasskeyName.extend({
  id: bytes(1400),
  clientData: bytes(2000),
  attestation: bytes(20_000),
  transports: z.array(z.string().max(20)).max(10),
  endsOthers: z.boolean().default(false),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What a browser needs to ask for a passkey: any of this site. */
export const PasskeyQuestion = z.object({ challenge: z.string(), rpId: z.string(), timeoutMs: z.int() })
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

export const PasskeyProof = z.object({
  id: bytes(1400),
  clientData: bytes(2000),
  authenticatorData: bytes(2000),
  signature: bytes(2000),
  userHandle: bytes(100).nullable(),
  redirectUrl: z.string().max(2000).optional(),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** Who has given the right password and is asked for more. */
export const PendingStep = z.object({
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  hasRecoveryCodes: z.boolean(),
  /** May this browser be asked for no code for some days? Never for the staff. */
  mayTrust: z.boolean(),
})
export type PendingStep = z.infer<typeof PendingStep>

export const StepCode = z.object({ code: Code, trusts: z.boolean().default(false) })
