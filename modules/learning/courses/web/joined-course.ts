import { joiningAddress } from './joining.ts'

/** The course that a guest has chosen before registering; `null` for any other address to come back to. */
export function joinedCourse(redirectUrl: string | null): number | null {
  const id = Number(/^\/courses\/(\d{1,9})\/landing\?/.exec(redirectUrl ?? '')?.[1])
  return id > 0 && redirectUrl === joiningAddress(id) ? id : null
}
