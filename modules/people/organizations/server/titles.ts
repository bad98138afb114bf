/**
 * The order of a list by titles of organizations: by the Russian alphabet, as for names (`nameOrderSql` of accounts), and numbers by size,
 * so that school № 3 comes before № 11. `compareNames` of `@school/texts` is the same order for browsers.
 * @param title a column
 */
export const titleOrderSql = (title: string, way: 'asc' | 'desc' = 'asc'): string =>
  `${title} collate russian_titles ${way}`
