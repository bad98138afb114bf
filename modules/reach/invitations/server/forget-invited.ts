import type { Forgotten } from '@school/personal-data/server'
import type { JobContext } from '@school/kernel/server'

/** Removes the address of an erased person from invitations that colleagues have made. */
export async function forgetInvited({ sql }: JobContext, { email }: Forgotten): Promise<void> {
  if (email === null) return
  await sql.query({
    name: 'forget_invited_address',
    text: 'update invitations set email = null where lower(email) = lower($1)',
    values: [email],
  })
}
