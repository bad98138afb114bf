import { commonErrors, type ErrorCatalogue, type RefusalStatus } from '../contract/errors.ts'
import type { Meanwhile } from '../contract/version.ts'

/** A refusal a person can read. Thrown anywhere below a handler, shaped for the wire in one place. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: string
  readonly status: RefusalStatus
  readonly field: string | undefined
  constructor(code: string, status: RefusalStatus, text: string, field?: string) {
    super(text)
    this.code = code
    this.status = status
    this.field = field
  }
}

/**
 * Nothing is wrong with the request, but it can't be served now: too many wait already, the database is unavailable.
 * Thrown before anything was done; the client repeats it after `retryAfterSeconds`.
 */
export class Unavailable extends Refusal {
  override name = 'Unavailable'
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds = 2) {
    super('unavailable', commonErrors.unavailable.status, commonErrors.unavailable.text)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The object was changed after it was read: the refusal carries its current state, so that the user's input can be merged. */
export class ChangedMeanwhile extends Refusal {
  override name = 'ChangedMeanwhile'
  readonly meanwhile: Meanwhile
  constructor(meanwhile: Meanwhile) {
    super('changed_meanwhile', commonErrors.changed_meanwhile.status, commonErrors.changed_meanwhile.text)
    this.meanwhile = meanwhile
  }
}

type Said = ErrorCatalogue[string]

/** Too often: the request may be repeated in `resetMs`. */
export class TooManyRequests extends Refusal {
  override name = 'TooManyRequests'
  readonly retryAfterSeconds: number
  constructor(resetMs: number, code = 'too_many_requests', said: Said = commonErrors.too_many_requests) {
    super(code, said.status, said.text, said.field)
    this.retryAfterSeconds = Math.max(1, Math.ceil(resetMs / 1000))
  }
}

/** `const refuse = refusals(courseErrors)`; then `throw refuse('course_not_found')`; of one of many fields with its name. */
export function refusals<C extends ErrorCatalogue>(catalogue: C) {
  return (code: keyof C & string, ofField?: string): Refusal => {
    const { status, text, field } = catalogue[code]!
    return new Refusal(code, status, text, ofField ?? field)
  }
}
