import { type StageTimes, codeLetters, plainCode, stateOf } from '@school/olympiads/contract'

const hourMs = 3_600_000
const minuteMs = 60_000

/** Fifty bits: with the rate limit of sign-in, guessing does not hit any of ten thousand codes. */
const personalCodeLength = 10

/** @param signature input of the code, in base64url */
export const personalCodeOf = (signature: string): string =>
  [...Buffer.from(signature, 'base64url').subarray(0, personalCodeLength)]
    .map((byte) => codeLetters[byte % codeLetters.length])
    .join('')

/** «ABCDE-23456» */
export const writtenPersonalCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** Normalises a typed code for the lookup; `null` when it cannot be a code. */
export function readPersonalCode(typed: string): string | null {
  const code = plainCode(typed)
  return code.length === personalCodeLength && [...code].every((sign) => codeLetters.includes(sign))
    ? code
    : null
}

/** Content of a packet of a school now: codes until the stage closes, diplomas after publication. */
export function packetHolds(stage: StageTimes, now: Date): 'codes' | 'diplomas' | 'nothing' {
  const state = stateOf(stage, now)
  if (state === 'published') return 'diplomas'
  return state === 'checking' || state === 'cancelled' ? 'nothing' : 'codes'
}

interface CodeStage extends StageTimes {
  maxExtraMinutes: number
  grades: readonly { minutes: number }[]
}

/** End of the last attempts that began in time: after a lost connection the same code signs in again. */
const endOf = ({ closesAt, grades, maxExtraMinutes }: CodeStage): number =>
  closesAt.getTime() + (Math.max(0, ...grades.map(({ minutes }) => minutes)) + maxExtraMinutes) * minuteMs

const longestSessionMs = 6 * hourMs

/**
 * Whether a personal code signs in now, and for how long: from an hour before the stage to the end of its last attempts, six hours at
 * most.
 * @param stage with the pupil’s own window
 */
export function admissionOf(stage: CodeStage, now: Date): { seconds: number } | 'code_early' | 'code_over' {
  if (stage.cancelledAt !== null) return 'code_over'
  if (now.getTime() < stage.opensAt.getTime() - hourMs) return 'code_early'
  const left = endOf(stage) - now.getTime()
  if (stage.publishedAt !== null || left <= 0) return 'code_over'
  return { seconds: Math.ceil(Math.min(left, longestSessionMs) / 1000) }
}
