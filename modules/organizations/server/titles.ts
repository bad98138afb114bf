/**
 * The order of a list by titles of organizations: by the Russian alphabet as names are (`nameOrderSql` of accounts), and numbers by size, so that school № 3
 * stands before № 11. `compareNames` of `@school/texts` says the same to browsers.
 * @param title a column
 */
export const titleOrderSql = (title: string, way: 'asc' | 'desc' = 'asc'): string =>
  `${title} collate russian_titles ${way}`
