/** A pupil who can sign in only by a personal code: without an address, a phone, or an account elsewhere. */
export const signsInByCodeOnlySql = (alias: string): string =>
  `(${alias}.type = 'pupil' and ${alias}.password_hash is null and ${alias}.email is null and ${alias}.phone is null
  and not (${alias}.is_auto_registered or ${alias}.is_methodist or ${alias}.is_coach or ${alias}.is_parent) and ${alias}.portal_role is null
  and not exists (select from identities where user_id = ${alias}.id))`

/** A pupil from a list of the school who has never signed in: the account has no credentials and no events. */
export const neverSignedInSql = (
  alias: string,
): string => `${alias}.password_hash is null and ${alias}.email is null and ${alias}.phone is null
  and not ${alias}.is_auto_registered and not exists (select from identities where user_id = ${alias}.id)
  and not exists (select from account_events where user_id = ${alias}.id)`
