/** Why a call failed, in words a person can read (school-portal §8). */
export class ApiError extends Error {
  override name = 'ApiError'
  /** 0 when the server was not reached. */
  readonly status: number
  readonly code: string
  /** First message of each field, by its camelCase path: `user.gradeIndex`. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}
