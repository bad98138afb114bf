/** Text as it is compared and searched: lower case, «ё» as «е». `folded` of `@school/texts` is the same in code. */
export const foldedSql = (text: string): string => `translate(lower(${text}), 'ё', 'е')`

/** Whether a text contains what was typed. */
export const containsSql = (text: string, typed: string): string =>
  `strpos(${foldedSql(text)}, ${foldedSql(typed)}) > 0`

/** Whether a text contains every typed word. */
export const containsWordsSql = (text: string, typed: string): string =>
  `not exists (select from regexp_split_to_table(${foldedSql(typed)}, '\\s+') word where strpos(${foldedSql(text)}, word) = 0)`
