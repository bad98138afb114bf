/**
 * The analysed form of a statement as PostgreSQL 18 prints it (`pg_node_tree`): names and types are resolved, and each column names the outer
 * joins that may empty it. Only the nodes and fields that the checker reads are declared here.
 */
export interface Query {
  readonly type: 'QUERY'
  /** 1 select, 2 update, 3 insert, 4 delete, 5 merge. */
  readonly commandType: number
  readonly targetList: readonly Target[] | null
  readonly returningList: readonly Target[] | null
  readonly rtable: readonly RangeTableEntry[] | null
  readonly rteperminfos: readonly Permission[] | null
  /** From 1; 0 without a table that is written. */
  readonly resultRelation: number
  readonly jointree: FromItem | null
  readonly cteList: readonly { readonly ctename: string; readonly ctequery: Query }[] | null
  readonly setOperations: SetOperation | null
  readonly groupClause: readonly unknown[] | null
  readonly groupingSets: readonly unknown[] | null
  readonly havingQual: Expression | null
  readonly limitOffset: Expression | null
  readonly hasAggs: string
}

export interface Target {
  readonly expr: Expression
  readonly resname: string
  /** `true` for columns that only an `order by` needs. */
  readonly resjunk: string
  readonly resorigtbl: number
  readonly resorigcol: number
}

export interface Permission {
  readonly relid: number
  /** A bit set: 1 insert, 2 select, 4 update, 8 delete. */
  readonly requiredPerms: number
}

export type FromItem =
  | {
      readonly type: 'FROMEXPR'
      readonly fromlist: readonly FromItem[] | null
      readonly quals: Expression | null
    }
  | {
      readonly type: 'JOINEXPR'
      readonly jointype: number
      readonly larg: FromItem
      readonly rarg: FromItem
      readonly quals: Expression | null
    }
  | RangeReference

export interface RangeReference {
  readonly type: 'RANGETBLREF'
  readonly rtindex: number
}

export type SetOperation =
  | RangeReference
  | { readonly type: 'SETOPERATIONSTMT'; readonly larg: SetOperation; readonly rarg: SetOperation }

export const innerJoin = 0
export const leftJoin = 1

export const rangeKinds = {
  relation: 0,
  subquery: 1,
  join: 2,
  function: 3,
  values: 5,
  cte: 6,
  group: 9,
} as const

export interface RangeTableEntry {
  readonly rtekind: number
  readonly relid: number
  readonly perminfoindex: number
  readonly eref: { readonly aliasname: string; readonly colnames: readonly string[] } | null
  readonly subquery: Query
  readonly joinaliasvars: readonly Expression[]
  readonly functions: readonly { readonly funcexpr: FunctionCall }[] | null
  readonly funcordinality: string
  readonly values_lists: readonly (readonly Expression[])[]
  readonly ctename: string
  readonly ctelevelsup: number
  readonly groupexprs: readonly Expression[]
}

export interface Column {
  readonly type: 'VAR'
  readonly varno: number
  /** From 1; 0 for the row as a whole. */
  readonly varattno: number
  readonly vartype: number
  readonly varlevelsup: number
  /** The outer joins that may make it null. */
  readonly varnullingrels: readonly number[]
  /** Above 0 for `old` and `new` of a `returning` list. */
  readonly varreturningtype: number
}

export interface Constant {
  readonly type: 'CONST'
  readonly consttype: number
  readonly constlen: number
  readonly constisnull: string
  readonly constvalue: readonly number[] | null
}

export interface FunctionCall {
  readonly type: 'FUNCEXPR'
  readonly funcid: number
  readonly funcresulttype: number
  readonly args: readonly Expression[] | null
}

interface Operator {
  readonly opfuncid: number
  readonly opresulttype: number
  readonly args: readonly Expression[]
}

export interface Aggregate {
  readonly type: 'AGGREF'
  readonly aggfnoid: number
  readonly aggtype: number
  readonly agglevelsup: number
  readonly aggfilter: Expression | null
  readonly args: readonly { readonly expr: Expression }[] | null
}

export interface WindowFunction {
  readonly type: 'WINDOWFUNC'
  readonly winfnoid: number
  readonly wintype: number
  readonly aggfilter: Expression | null
  readonly args: readonly Expression[] | null
}

export const sublinkKinds = { exists: 0, all: 1, any: 2, array: 6 } as const

export interface Sublink {
  readonly type: 'SUBLINK'
  readonly subLinkType: number
  readonly testexpr: { readonly args: readonly Expression[] | null } | null
  readonly subselect: Query
}

export const nullTests = { isNull: 0, isNotNull: 1 } as const

export interface NullTest {
  readonly type: 'NULLTEST'
  readonly nulltesttype: number
  readonly arg: Expression
}

export interface Logic {
  readonly type: 'BOOLEXPR'
  readonly boolop: 'and' | 'or' | 'not'
  readonly args: readonly Expression[]
}

export interface Case {
  readonly type: 'CASEEXPR'
  readonly casetype: number
  readonly args: readonly { readonly expr: Expression; readonly result: Expression }[]
  readonly defresult: Expression | null
}

export type Expression =
  | Column
  | Constant
  | FunctionCall
  | Aggregate
  | WindowFunction
  | Sublink
  | NullTest
  | Logic
  | Case
  | (Operator & { readonly type: 'OPEXPR' | 'DISTINCTEXPR' | 'NULLIFEXPR' | 'SCALARARRAYOPEXPR' })
  | { readonly type: 'PARAM'; readonly paramid: number; readonly paramtype: number }
  | {
      readonly type: 'RELABELTYPE' | 'COERCEVIAIO' | 'ARRAYCOERCEEXPR' | 'COERCETODOMAIN'
      readonly arg: Expression
      readonly resulttype: number
    }
  | { readonly type: 'NAMEDARGEXPR' | 'COLLATEEXPR' | 'BOOLEANTEST'; readonly arg: Expression }
  | { readonly type: 'COALESCEEXPR'; readonly coalescetype: number; readonly args: readonly Expression[] }
  | { readonly type: 'MINMAXEXPR'; readonly minmaxtype: number; readonly args: readonly Expression[] }
  | { readonly type: 'ARRAYEXPR'; readonly array_typeid: number }
  | { readonly type: 'ROWEXPR'; readonly row_typeid: number }
  | { readonly type: 'SQLVALUEFUNCTION'; readonly type_: number | null }
  | { readonly type: 'GROUPINGFUNC' }
  | { readonly type: 'SUBSCRIPTINGREF'; readonly refrestype: number }
  | { readonly type: 'JSONCONSTRUCTOREXPR'; readonly func: Expression | null }

type Value = null | string | number | readonly Value[] | { readonly [field: string]: Value }

/** Parses the text of a `pg_node_tree` column. The field `type` of a node is read as `type_`: `type` holds the name of the node. */
export function parseNodeTree(text: string): unknown {
  const tokens: string[] = text.match(/"(?:\\.|[^"\\])*"|[{}()[\]]|(?:\\.|[^\s{}()[\]\\])+/g) ?? []
  let at = 0
  const isField = (): boolean => tokens[at]!.startsWith(':')

  const readScalar = (token: string): Value => {
    if (token === '<>') return null
    if (/^-?\d+$/.test(token)) return Number(token)
    return token.replace(/^"|"$/g, '').replaceAll(/\\(.)/g, '$1')
  }
  const readNode = (): Value => {
    const node: Record<string, Value> = { type: tokens[at++]! }
    while (tokens[at] !== '}') {
      const name = tokens[at++]!.slice(1)
      let value: Value = isField() ? null : readValue()
      // A datum is written as its length and its bytes: `4 [ 1 0 0 0 ]`.
      if (tokens[at] === '[') {
        const end = tokens.indexOf(']', at)
        value = tokens.slice(at + 1, end).map(Number)
        at = end + 1
      }
      while (!isField() && tokens[at] !== '}') at++
      node[name === 'type' ? 'type_' : name] = value
    }
    at++
    return node
  }
  const readList = (): Value => {
    const list: Value[] = []
    // `(i 1 2)`, `(o 1 2)`, `(b 1 2)`: lists of integers, of oids, and sets of numbers.
    if (['b', 'i', 'o', 'x'].includes(tokens[at]!)) at++
    while (tokens[at] !== ')') list.push(readValue())
    at++
    return list
  }
  const readValue = (): Value => {
    const token = tokens[at++]!
    if (token === '{') return readNode()
    return token === '(' ? readList() : readScalar(token)
  }
  return readValue()
}

/** The text of a constant: four bytes of length, then UTF-8; an untyped literal ends with a zero byte instead. */
export function textOfConstant(expression: Expression): string | undefined {
  if (expression.type === 'RELABELTYPE') return textOfConstant(expression.arg)
  if (expression.type !== 'CONST' || expression.constvalue === null || expression.constlen > 0)
    return undefined
  const { constlen, constvalue } = expression
  const bytes = constlen === -2 ? constvalue.slice(0, -1) : constvalue.slice(4)
  return Buffer.from(bytes.map((byte) => byte & 255)).toString('utf8')
}
