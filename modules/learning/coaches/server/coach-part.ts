import type { UserPart } from '@school/accounts/server'

/** How the coach is paid, for `/api/user/profile`. */
export const coachPart: UserPart = {
  name: 'coaches',
  read: async ({ sql }, { id }) => {
    const { rows } = await sql.query<{ coachPaymentScheme: string | null }>({
      name: 'read_coach_scheme',
      text: 'select payment_scheme as "coachPaymentScheme" from coach_data where user_id = $1',
      values: [id],
    })
    return { coachPaymentScheme: rows[0]?.coachPaymentScheme ?? null }
  },
}
