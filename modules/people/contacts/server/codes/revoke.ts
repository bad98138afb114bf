import { accessReset, contactFreed } from '@school/accounts/server'
import { extend } from '@school/kernel/server'

/** After a reset of access nothing that was sent for the account opens it. */
const resetCodes = extend(accessReset, async ({ sql, now }, userId) => {
  await sql.query({
    name: 'revoke_codes',
    text: `with codes as (delete from one_time_codes where user_id = $1 and used_at is null)
      update one_time_links set replaced_at = $2 where user_id = $1 and used_at is null and replaced_at is null`,
    values: [userId, now],
  })
})

/** What was sent to a contact for accounts that have it no more opens nothing. */
const freeCodes = extend(contactFreed, async ({ sql, now }, userIds, contact) => {
  await sql.query({
    name: 'revoke_codes_of_contact',
    text: `with codes as (delete from one_time_codes where user_id = any($1::int[]) and used_at is null)
      update one_time_links set replaced_at = $3
        where user_id = any($1::int[]) and lower(subject) = $2 and used_at is null and replaced_at is null`,
    values: [userIds, contact, now],
  })
})

export const revokingCodes = [resetCodes, freeCodes]
