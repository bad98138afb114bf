/** The sum of one number over rows. */
export const sumOf = <Row>(rows: readonly Row[], number: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + number(row), 0)
