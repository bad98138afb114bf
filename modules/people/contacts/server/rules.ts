import type { Login } from '@school/users/server'
import type { UserRow } from '@school/users/tables'
import { firstGrapheme } from '@school/texts'

type Confirmed = Pick<UserRow, 'emailConfirmedAt' | 'phoneConfirmedAt'>

/**
 * Whether an address or a phone opens the account for its reader: when it is confirmed, or when no contact of the account is. A mistyped phone must
 * not give a stranger an account whose address is known to be right, and the other way round.
 */
export const opensAccount = ({ emailConfirmedAt, phoneConfirmedAt }: Confirmed, login: Login): boolean => {
  const own = 'phone' in login ? phoneConfirmedAt : emailConfirmedAt
  return own !== null || (emailConfirmedAt === null && phoneConfirmedAt === null)
}

export const addressOfLogin = (login: Login): string =>
  'phone' in login ? login.phone : login.email.toLowerCase()

/** «m•••@pochta.example»: enough for the owner to know it by. */
export function veiledEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${firstGrapheme(email)}•••${email.slice(at)}`
}
