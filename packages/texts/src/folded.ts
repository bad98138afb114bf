/** Text as it is compared and searched: lower case, «ё» as «е»; the length stays. `foldedSql` of `@school/db` is the same in SQL. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
