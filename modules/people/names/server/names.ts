import { firstGrapheme } from '@school/texts'
import type { UserRow } from '@school/users/tables'

// Who reads decides the order: in a list of a teacher a pupil is looked for by the family name, on a page of one's own a person is
// called as people call each other. Queries say the same by fragments of SQL over an alias of `users`; an absent person is `null`.

type Named = Pick<UserRow, 'firstName' | 'lastName'>

/** «Гринёв Пётр Андреевич». */
export const fullName = (u: Named & Pick<UserRow, 'middleName'>): string =>
  [u.lastName, u.firstName, u.middleName].filter(Boolean).join(' ')

/** «Гринёв Пётр»: the form used in teachers’ lists. */
export const listedName = (u: Named): string => [u.lastName, u.firstName].filter(Boolean).join(' ')

export const listedNameSql = (alias: string): string =>
  `case when ${alias}.first_name is not null then concat_ws(' ', nullif(${alias}.last_name, ''), ${alias}.first_name) end`

/**
 * Sort order of a list of people, over the columns of an alias or of the only table that has them: the Russian alphabet (ё next to е, Latin letters
 * after Cyrillic ones), by last name, first name and patronymic. `compareNames` of `@school/texts` does the same in browsers.
 */
export const nameOrderSql = (alias: string | null, way: 'asc' | 'desc' = 'asc'): string =>
  ['last_name', 'first_name', 'middle_name']
    .map((part) => `${alias === null ? '' : `${alias}.`}${part} collate russian ${way}`)
    .join(', ')

/** «Пётр Гринёв»: the form used on the person’s own pages. */
export const shortName = (u: Named): string => [u.firstName, u.lastName].filter(Boolean).join(' ')

/** «Иван П.»: only people who know the person see the whole name. */
export const publicName = (u: Named): string =>
  u.lastName ? `${u.firstName} ${firstGrapheme(u.lastName)}.` : u.firstName

export const publicNameSql = (alias: string): string =>
  `concat_ws(' ', ${alias}.first_name, nullif(left(${alias}.last_name, 1), '') || '.')`

/** One letter, for a user with a closed profile. */
export const hiddenName = (u: Pick<UserRow, 'firstName'>): string => `${firstGrapheme(u.firstName)}.`

export const teacherName = (u: Named & Pick<UserRow, 'middleName'>): string =>
  [u.firstName, u.middleName || u.lastName].filter(Boolean).join(' ')

/** «Архип Савельевич»: first name and patronymic of a teacher; without a patronymic, first and last name. */
export const teacherNameSql = (alias: string): string =>
  `case when ${alias}.first_name is not null
    then concat_ws(' ', ${alias}.first_name, coalesce(nullif(${alias}.middle_name, ''), nullif(${alias}.last_name, ''))) end`

/**
 * The name by which a letter to an address calls its reader. `null` where the address is not confirmed: a stranger may have typed both, and mail
 * programs may turn a name into a link.
 */
export const nameInLetters = (
  user: Pick<UserRow, 'firstName' | 'email' | 'emailConfirmedAt'>,
  to: string | null,
): string | null =>
  user.emailConfirmedAt !== null && to?.toLowerCase() === user.email?.toLowerCase() ? user.firstName : null
