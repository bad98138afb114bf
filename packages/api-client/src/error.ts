import type { Meanwhile } from '@school/kernel/contract'
import { t } from './ru.ts'

/** Why a call failed, in words a person can read (school-portal §8). */
export class ApiError extends Error {
  override name = 'ApiError'
  /** 0 when the server was not reached. */
  readonly status: number
  readonly code: string
  /** First message of each field, by its camelCase path: `user.gradeIndex`. */
  readonly fields: Readonly<Record<string, string>>
  /** Of `changed_meanwhile`: the object as it is now. */
  readonly meanwhile: Meanwhile | null

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    meanwhile: Meanwhile | null = null,
  ) {
    super(message || t.unknown)
    this.status = status
    this.code = code
    this.fields = fields
    this.meanwhile = meanwhile
  }
}
