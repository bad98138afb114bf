import { comparisonsIn, type ListColumns, type Operator } from '../contract/list-columns.ts'

const signs: Record<Operator, string> = {
  Eq: '= any',
  In: '= any',
  NotEq: '<> all',
  NotIn: '<> all',
  Lt: '<',
  Lteq: '<=',
  Gt: '>',
  Gteq: '>=',
}

/**
 * The comparisons of parsed filters as a condition of SQL; `true` when there are none. Values go as parameters, and names come from the code.
 * @param expressions SQL expression of each column
 * @param values parameters of the statement; what is compared with is appended
 */
export function comparisonsSql<C extends ListColumns>(
  columns: C,
  filters: object,
  expressions: Readonly<Record<keyof C & string, string>>,
  values: unknown[],
): string {
  const conditions = comparisonsIn(columns, filters).map(({ column, operator, value }) => {
    const { sqlType } = columns[column]!
    const expression = expressions[column as keyof C & string]
    const isOrdered = operator.startsWith('L') || operator.startsWith('G')
    values.push(isOrdered ? value : [value].flat())
    const given = `$${values.length}::${sqlType}${isOrdered ? '' : '[]'}`
    const compared = `(${expression})::${sqlType} ${signs[operator]} ${isOrdered ? given : `(${given})`}`
    return operator === 'NotEq' || operator === 'NotIn' ? `(${compared} is not false)` : `(${compared})`
  })
  return conditions.join(' and ') || 'true'
}
