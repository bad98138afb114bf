import {
  type Expression,
  type FromItem,
  innerJoin,
  leftJoin,
  nullTests,
  type Query,
  sublinkKinds,
} from './node-tree.ts'
import type { Catalog } from './shape.ts'

/**
 * Collects what a condition proves to be not null where it is true (or, with `isTrue: false`, where it is not).
 * @param proven `range.attribute` of columns, and `join N` of outer joins whose inner side exists
 */
export function learn(
  catalog: Catalog,
  condition: Expression | null,
  proven: Set<string>,
  { isTrue }: { isTrue: boolean } = { isTrue: true },
): void {
  const isStrict = (oid: number): boolean => catalog.functions.get(oid)?.isStrict === true
  const add = (expression: Expression): void => {
    switch (expression.type) {
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
        add(expression.arg)
        break
      case 'VAR':
        if (expression.varlevelsup > 0) break
        proven.add(`${expression.varno}.${expression.varattno}`)
        if (expression.varnullingrels.length === 1) proven.add(`join ${expression.varnullingrels[0]}`)
        break
      case 'FUNCEXPR':
        if (isStrict(expression.funcid)) expression.args?.forEach(add)
        break
      case 'OPEXPR':
        if (isStrict(expression.opfuncid)) expression.args.forEach(add)
        break
      default:
    }
  }
  if (!condition) return
  if (condition.type === 'NULLTEST') {
    if (condition.nulltesttype === (isTrue ? nullTests.isNotNull : nullTests.isNull)) add(condition.arg)
  } else if (condition.type === 'BOOLEXPR' && condition.boolop === (isTrue ? 'and' : 'or')) {
    for (const one of condition.args) learn(catalog, one, proven, { isTrue })
  } else if (isTrue) {
    if (condition.type === 'BOOLEXPR') {
      if (condition.boolop === 'not') add(condition.args[0]!)
    } else if (condition.type === 'SUBLINK') {
      if (condition.subLinkType === sublinkKinds.any) condition.testexpr?.args?.forEach(add)
    } else if (condition.type === 'SCALARARRAYOPEXPR') condition.args.forEach(add)
    else add(condition)
  }
}

/** The columns without nulls according to the conditions of a query and the CHECKs of its tables. */
export function provenBy(catalog: Catalog, query: Query): Set<string> {
  const proven = new Set<string>()
  const visit = (item: FromItem | null): void => {
    if (item?.type === 'FROMEXPR') {
      item.fromlist?.forEach(visit)
      learn(catalog, item.quals, proven)
    } else if (item?.type === 'JOINEXPR') {
      if (item.jointype === innerJoin) {
        visit(item.larg)
        visit(item.rarg)
        learn(catalog, item.quals, proven)
      } else if (item.jointype === leftJoin) visit(item.larg)
    }
  }
  visit(query.jointree)
  // The set grows while it is walked: what is implied may imply more.
  for (const key of proven) {
    const [range, attribute] = key.split('.')
    const relation = query.rtable?.[Number(range) - 1]?.relid
    for (const implied of catalog.implied.get(`${relation}.${attribute}`) ?? [])
      proven.add(`${range}.${implied.split('.')[1]}`)
  }
  return proven
}
