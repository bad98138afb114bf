import type { Hold } from '@school/profiles/server'

/** A person with an attempt keeps the kind of their account: a teacher would read the keys of what they have solved. */
export const workHold: Hold = {
  of: 'work',
  async isHeld({ sql }, userId) {
    const { rows } = await sql.query<{ is: boolean }>({
      name: 'has_attempts',
      text: `select exists (select from attempts where user_id = $1) as "is"`,
      values: [userId],
    })
    return rows[0]!.is
  },
}
