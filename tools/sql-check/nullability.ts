import { learn, provenBy } from './conditions.ts'
import { neverNull, nullAsTheFirst, sometimesNull } from './functions.ts'
import {
  type Aggregate,
  type Case,
  type Column,
  type Expression,
  type FunctionCall,
  type Logic,
  nullTests,
  type Query,
  rangeKinds,
  type RangeTableEntry,
  type SetOperation,
  type Sublink,
  sublinkKinds,
  textOfConstant,
  type WindowFunction,
} from './node-tree.ts'
import { type Catalog, firstReason, type MayBeNull, type Shape } from './shape.ts'

interface Scope {
  readonly query: Query
  readonly proven: ReadonlySet<string>
  readonly outer?: Scope
}

export interface OutputColumn {
  readonly name: string
  readonly shape: Shape
}

const booleanOid = 16
const integerOid = 23
const jsonbOid = 3802
const timestamptzOid = 1184

/** Shapes and nullability of the result of a statement. */
export class Nullability {
  readonly #catalog: Catalog
  readonly #isParameterNullable: (number: number) => boolean
  readonly #outputs = new Map<Query, readonly OutputColumn[]>()

  /** @param isParameterNullable whether a parameter may be null, from 1 */
  constructor(catalog: Catalog, isParameterNullable: (number: number) => boolean) {
    this.#catalog = catalog
    this.#isParameterNullable = isParameterNullable
  }

  /** The columns of a query; each is computed when it is first read. */
  columns(query: Query, outer?: Scope): readonly OutputColumn[] {
    const known = this.#outputs.get(query)
    if (known) return known
    const scope: Scope = { query, proven: provenBy(this.#catalog, query), ...(outer ? { outer } : {}) }
    const isSelect = query.commandType === 1
    const targets = (isSelect ? query.targetList : query.returningList) ?? []
    const shapeOf = ({ expr, resorigtbl, resorigcol }: (typeof targets)[number]): Shape =>
      this.#shape(expr, scope, resorigtbl ? `${resorigtbl}.${resorigcol}` : undefined)
    const columns = targets
      .filter(({ resjunk }) => resjunk !== 'true')
      .map((target, index) =>
        outputColumn(String(target.resname), () => this.#ofUnion(query, scope, index, shapeOf(target))),
      )
    this.#outputs.set(query, columns)
    return columns
  }

  /** A column of a union may be null when it may be null in one of its parts. */
  #ofUnion(query: Query, scope: Scope, column: number, shape: Shape): Shape {
    if (!query.setOperations) return shape
    const parts: Query[] = []
    const visit = (operation: SetOperation): void => {
      if (operation.type === 'RANGETBLREF') parts.push(query.rtable![operation.rtindex - 1]!.subquery)
      else {
        visit(operation.larg)
        visit(operation.rarg)
      }
    }
    visit(query.setOperations)
    const shapes = parts.map((part) => this.columns(part, scope)[column]!.shape)
    const built = shapes.find(({ kind }) => kind !== 'scalar') ?? shapes[0]!
    const isOneKind = shapes.every(({ kind }) => kind === built.kind)
    return { ...(isOneKind ? built : shape), mayBeNull: firstReason(shapes) }
  }

  #where(scope: Scope, condition: Expression, known: { isTrue: boolean }): Scope {
    const proven = new Set(scope.proven)
    learn(this.#catalog, condition, proven, known)
    return { ...scope, proven }
  }

  #nameOf(functionOid: number): string {
    return this.#catalog.functions.get(functionOid)?.name ?? ''
  }

  #mayBeNull(expression: Expression, scope: Scope): MayBeNull {
    return this.#shape(expression, scope).mayBeNull
  }

  #anyOf(expressions: readonly Expression[] | null | undefined, scope: Scope): MayBeNull {
    return firstReason((expressions ?? []).map((one) => this.#shape(one, scope)))
  }

  #shape(expression: Expression | null, scope: Scope, origin?: string): Shape {
    const scalar = (oid: number, mayBeNull: MayBeNull): Shape => ({
      kind: 'scalar',
      oid,
      mayBeNull,
      ...(origin ? { origin } : {}),
    })
    if (!expression) return scalar(0, 'else null')
    switch (expression.type) {
      case 'CONST':
        return scalar(expression.consttype, expression.constisnull === 'true' && 'null')
      case 'PARAM':
        return scalar(
          expression.paramtype,
          this.#isParameterNullable(expression.paramid) && `$${expression.paramid} may be null`,
        )
      case 'VAR':
        return this.#column(expression, scope, origin)
      case 'RELABELTYPE': {
        const shape = this.#shape(expression.arg, scope, origin)
        return shape.kind === 'scalar' ? { ...shape, oid: expression.resulttype } : shape
      }
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN': {
        const shape = this.#shape(expression.arg, scope)
        return shape.kind === 'scalar' ? scalar(expression.resulttype, shape.mayBeNull) : shape
      }
      case 'NAMEDARGEXPR':
      case 'COLLATEEXPR':
        return this.#shape(expression.arg, scope, origin)
      case 'FUNCEXPR':
        return this.#function(expression, scope)
      case 'OPEXPR': {
        const name = this.#nameOf(expression.opfuncid)
        return scalar(
          expression.opresulttype,
          (sometimesNull.has(name) && `operator ${name}`) || this.#anyOf(expression.args, scope),
        )
      }
      case 'SCALARARRAYOPEXPR':
        return scalar(booleanOid, this.#anyOf(expression.args, scope))
      case 'DISTINCTEXPR':
      case 'NULLTEST':
      case 'BOOLEANTEST':
        return scalar(booleanOid, false)
      case 'NULLIFEXPR':
        return scalar(expression.opresulttype, 'nullif')
      case 'BOOLEXPR':
        return scalar(booleanOid, this.#anyOf(expression.args, this.#afterNullTests(expression, scope)))
      case 'CASEEXPR':
        return this.#case(expression, scope, origin)
      case 'COALESCEEXPR': {
        const shapes = expression.args.map((one) => this.#shape(one, scope))
        const mayBeNull = shapes.every((one) => one.mayBeNull) && firstReason(shapes)
        const built = shapes.find(({ kind }) => kind !== 'scalar')
        if (built) return { ...built, mayBeNull }
        const [first] = shapes as [Shape]
        return {
          kind: 'scalar',
          oid: expression.coalescetype,
          mayBeNull,
          ...(first.kind === 'scalar' && first.origin ? { origin: first.origin } : {}),
        }
      }
      case 'MINMAXEXPR':
        return scalar(
          expression.minmaxtype,
          expression.args.every((one) => this.#mayBeNull(one, scope)) && this.#anyOf(expression.args, scope),
        )
      case 'ARRAYEXPR':
        return scalar(expression.array_typeid, false)
      case 'ROWEXPR':
        return scalar(expression.row_typeid, false)
      case 'SQLVALUEFUNCTION':
        return scalar(expression.type_ ?? timestamptzOid, false)
      case 'AGGREF':
        return this.#aggregate(expression, scope)
      case 'WINDOWFUNC':
        return scalar(expression.wintype, this.#window(expression, scope))
      case 'SUBLINK':
        return this.#sublink(expression, scope)
      case 'GROUPINGFUNC':
        return scalar(integerOid, false)
      case 'SUBSCRIPTINGREF':
        return scalar(expression.refrestype, 'subscript')
      case 'JSONCONSTRUCTOREXPR':
        return expression.func ? this.#shape(expression.func, scope) : scalar(jsonbOid, false)
      default:
        return scalar(0, `unknown ${(expression as Expression).type}`)
    }
  }

  #case({ args, defresult, casetype }: Case, scope: Scope, origin?: string): Shape {
    let rest = scope
    const shapes: Shape[] = []
    let isDecided = false
    for (const { expr, result } of args) {
      const outcome = this.#outcome(expr, rest)
      if (outcome !== false) shapes.push(this.#shape(result, this.#where(rest, expr, { isTrue: true })))
      if (outcome === true) {
        isDecided = true
        break
      }
      rest = this.#where(rest, expr, { isTrue: false })
    }
    if (!isDecided) shapes.push(this.#shape(defresult, rest))
    const mayBeNull = firstReason(shapes)
    const built = shapes.find(({ kind }) => kind !== 'scalar')
    if (built) return { ...built, mayBeNull }
    return { kind: 'scalar', oid: casetype, mayBeNull, ...(origin ? { origin } : {}) }
  }

  /** The constant result of a null test of a non-null value; `undefined` for other conditions. */
  #outcome(condition: Expression, scope: Scope): boolean | undefined {
    if (condition.type !== 'NULLTEST' || this.#mayBeNull(condition.arg, scope)) return undefined
    return condition.nulltesttype === nullTests.isNotNull
  }

  #column(column: Column, scope: Scope, origin?: string): Shape {
    let at = scope
    for (let level = column.varlevelsup; level > 0; level--) at = at.outer!
    const entry = at.query.rtable![column.varno - 1]!
    const shape = this.#columnOf(entry, column, at, origin)
    if (at.proven.has(`${column.varno}.${column.varattno}`)) return { ...shape, mayBeNull: false }
    const isEmptied =
      column.varnullingrels.some((join) => !at.proven.has(`join ${join}`)) || column.varreturningtype > 0
    const name = `${entry.eref?.aliasname}.${entry.eref?.colnames[column.varattno - 1]}`
    return { ...shape, mayBeNull: (isEmptied && `outer join of ${name}`) || shape.mayBeNull }
  }

  #columnOf(entry: RangeTableEntry, column: Column, scope: Scope, origin?: string): Shape {
    const index = column.varattno - 1
    const scalar = (mayBeNull: MayBeNull, from?: string): Shape => ({
      kind: 'scalar',
      oid: column.vartype,
      mayBeNull,
      ...(from ? { origin: from } : {}),
    })
    switch (entry.rtekind) {
      case rangeKinds.relation: {
        if (index < 0) return scalar(false)
        const key = `${entry.relid}.${column.varattno}`
        const reason = `column ${entry.eref?.aliasname}.${entry.eref?.colnames[index]}`
        return scalar(!this.#catalog.required.has(key) && reason, origin ?? key)
      }
      case rangeKinds.subquery:
        if (index < 0) return scalar(false)
        return this.columns(entry.subquery, scope)[index]?.shape ?? scalar('subquery')
      case rangeKinds.join:
        return this.#shape(entry.joinaliasvars[index]!, scope)
      case rangeKinds.function: {
        // Rows of `unnest` are taken to be not null; columns of a list of columns may be null.
        const name = this.#nameOf(entry.functions?.[0]?.funcexpr.funcid ?? 0)
        const isNumber = entry.funcordinality === 'true' && index === (entry.eref?.colnames.length ?? 0) - 1
        return scalar(!isNumber && name !== 'unnest' && !neverNull.has(name) && `function ${name}`)
      }
      case rangeKinds.values: {
        const rows = entry.values_lists.map((row) => row[index]!)
        return { ...this.#shape(rows[0]!, scope), mayBeNull: this.#anyOf(rows, scope) }
      }
      case rangeKinds.cte: {
        let owner: Scope | undefined = scope
        for (let level = entry.ctelevelsup; level > 0; level--) owner = owner?.outer
        const cte = owner?.query.cteList?.find(({ ctename }) => ctename === entry.ctename)
        return (cte && this.columns(cte.ctequery, owner)[index]?.shape) ?? scalar('cte')
      }
      case rangeKinds.group:
        return this.#shape(entry.groupexprs[index]!, scope, origin)
      default:
        return scalar(`range ${entry.rtekind}`)
    }
  }

  #function({ funcid, args, funcresulttype }: FunctionCall, scope: Scope): Shape {
    const given = args ?? []
    const name = this.#nameOf(funcid)
    const scalar = (mayBeNull: MayBeNull): Shape => ({ kind: 'scalar', oid: funcresulttype, mayBeNull })
    if (/^jsonb?_build_object$/.test(name)) {
      const fields = new Map<string, Shape>()
      for (let at = 0; at < given.length; at += 2) {
        const key = textOfConstant(given[at]!)
        if (key === undefined) return scalar(false)
        fields.set(key, this.#shape(given[at + 1]!, scope))
      }
      return { kind: 'object', fields, mayBeNull: false }
    }
    if (/^to_jsonb?$/.test(name)) {
      const of = this.#shape(given[0]!, scope)
      return of.kind === 'scalar' ? { kind: 'json', of, mayBeNull: of.mayBeNull } : of
    }
    if (neverNull.has(name)) return scalar(false)
    if (nullAsTheFirst.has(name)) return scalar(this.#mayBeNull(given[0]!, scope))
    const isStrict = this.#catalog.functions.get(funcid)?.isStrict === true
    if (!isStrict || sometimesNull.has(name)) return scalar(`function ${name}`)
    return scalar(this.#anyOf(given, scope))
  }

  /** In `x is null or f(x)` the second part is evaluated only for non-null `x`. */
  #afterNullTests({ boolop, args }: Logic, scope: Scope): Scope {
    if (boolop === 'not') return scope
    const kind = boolop === 'or' ? nullTests.isNull : nullTests.isNotNull
    const proven = new Set(scope.proven)
    for (const one of args)
      if (one.type === 'NULLTEST' && one.nulltesttype === kind && one.arg.type === 'VAR')
        if (one.arg.varlevelsup === 0) proven.add(`${one.arg.varno}.${one.arg.varattno}`)
    return { ...scope, proven }
  }

  #aggregate(aggregate: Aggregate, scope: Scope): Shape {
    let owner = scope
    for (let level = aggregate.agglevelsup; level > 0; level--) owner = owner.outer!
    const { query } = owner
    const name = this.#nameOf(aggregate.aggfnoid)
    const args = (aggregate.args ?? []).map(({ expr }) => expr)
    const isFiltered = aggregate.aggfilter !== null
    const inner =
      isFiltered && aggregate.agglevelsup === 0
        ? this.#where(scope, aggregate.aggfilter!, { isTrue: true })
        : scope
    const hasRows = (query.groupClause?.length ?? 0) > 0 && !query.groupingSets
    const isJson = /^jsonb?_agg/.test(name)
    const takesNulls = isJson || /_object_agg/.test(name) || name === 'array_agg'
    const mayBeNull =
      name !== 'count' &&
      ((!hasRows && `${name} of no rows`) ||
        (isFiltered && `${name} with a filter`) ||
        (!takesNulls && this.#anyOf(args.slice(0, 1), inner)))
    if (isJson) return { kind: 'array', of: this.#shape(args[0]!, inner), mayBeNull }
    return { kind: 'scalar', oid: aggregate.aggtype, mayBeNull }
  }

  #window({ winfnoid, args, aggfilter }: WindowFunction, scope: Scope): MayBeNull {
    const name = this.#nameOf(winfnoid)
    if (neverNull.has(name)) return false
    if (name === 'lag' || name === 'lead') {
      if (!args || args.length < 3) return name
      return this.#anyOf([args[0]!, args.at(-1)!], scope)
    }
    return (aggfilter !== null && `${name} with a filter`) || this.#anyOf(args, scope)
  }

  #sublink({ subLinkType, testexpr, subselect }: Sublink, scope: Scope): Shape {
    const boolean = (mayBeNull: MayBeNull): Shape => ({ kind: 'scalar', oid: booleanOid, mayBeNull })
    if (subLinkType === sublinkKinds.exists) return boolean(false)
    const { shape } = this.columns(subselect, scope)[0]!
    if (subLinkType === sublinkKinds.all || subLinkType === sublinkKinds.any) {
      const tested = testexpr?.args?.filter(({ type }) => type !== 'PARAM')
      return boolean(this.#anyOf(tested, scope) || shape.mayBeNull)
    }
    if (subLinkType === sublinkKinds.array) return { kind: 'array', of: shape, mayBeNull: false }
    const isAggregate =
      subselect.hasAggs === 'true' &&
      !subselect.groupClause &&
      !subselect.havingQual &&
      !subselect.limitOffset
    const isConstant =
      !subselect.jointree ||
      (subselect.jointree.type === 'FROMEXPR' &&
        !subselect.jointree.fromlist?.length &&
        !subselect.jointree.quals &&
        !subselect.setOperations)
    return {
      ...shape,
      mayBeNull: shape.mayBeNull || (!isAggregate && !isConstant && 'subquery without rows'),
    }
  }
}

/** A recursive query reads its own columns: they add no nulls of their own. */
function outputColumn(name: string, work: () => Shape): OutputColumn {
  let shape: Shape | undefined
  let isBusy = false
  return {
    name,
    get shape(): Shape {
      if (isBusy) return { kind: 'scalar', oid: 0, mayBeNull: false }
      isBusy = true
      shape ??= work()
      isBusy = false
      return shape
    },
  }
}
