import type { Type } from 'typescript/unstable/sync'
import type { RowTypes } from './row-types.ts'
import type { Catalog, Shape } from './shape.ts'
import { elementType, isParsedArray, wireType } from './wire.ts'

export type FaultKind =
  /** PostgreSQL refuses the text. */
  | 'broken'
  /** The text, or one of its variants, is not known. */
  | 'unknown'
  /** Asserted and not selected. */
  | 'absent'
  /** Of another type than asserted. */
  | 'type'
  /** May be null, asserted not to be. */
  | 'null'
  /** A parameter of another type, or another number of them. */
  | 'parameter'
  /** Rows are read without a row type. */
  | 'untyped'
  /** A comment `never null` that is not needed. */
  | 'stale'
  /** Narrower than the type of the Drizzle column. */
  | 'narrow'
  /** Never null in any text of the statement, asserted nullable. */
  | 'loose'
  /** Selected and in no row type. */
  | 'unread'
  /** A table of a module that this one may not read or write. */
  | 'border'

export interface Fault {
  readonly kind: FaultKind
  /** The column; fields of JSON after dots, elements as `[]`. */
  readonly path: string
  readonly message: string
}

/** Compares the result of a statement with the asserted type. */
export class Comparison {
  readonly #types: RowTypes
  readonly #catalog: Catalog

  constructor(types: RowTypes, catalog: Catalog) {
    this.#types = types
    this.#catalog = catalog
  }

  row(
    shapes: ReadonlyMap<string, Shape>,
    asserted: Type,
    { path = '', inJson = false }: { path?: string; inJson?: boolean } = {},
  ): Fault[] {
    const types = this.#types
    if (types.isOpen(asserted)) return []
    const faults: Fault[] = []
    const fields = types.fields(asserted)
    const pathOf = (name: string): string => (path ? `${path}.${name}` : name)
    for (const [name, shape] of shapes) {
      const field = fields.get(name)
      if (field) faults.push(...this.#value(shape, field.type, pathOf(name), inJson))
      else if (!asserted.isUnionType())
        faults.push({ kind: 'unread', path: pathOf(name), message: 'is selected and in no row type' })
    }
    for (const [name, { type, isOptional }] of fields)
      if (!shapes.has(name) && !isOptional && !types.split(type).isOptional)
        faults.push({ kind: 'absent', path: pathOf(name), message: 'is asserted and not selected' })
    return faults
  }

  #value(shape: Shape, asserted: Type, path: string, inJson: boolean): Fault[] {
    const types = this.#types
    if (types.isOpen(asserted)) return []
    const { of, isNullable, isOptional } = types.split(asserted)
    if (shape.kind === 'scalar' && shape.mayBeNull === 'null' && isNullable) return []
    const faults: Fault[] = []
    if (shape.mayBeNull && !isNullable) {
      const message = `may be null (${shape.mayBeNull}), asserted ${types.text(asserted)}`
      faults.push({ kind: 'null', path, message })
    }
    if (!shape.mayBeNull && isNullable && !isOptional)
      faults.push({ kind: 'loose', path, message: `is never null, asserted ${types.text(asserted)}` })
    switch (shape.kind) {
      case 'json':
        return [...faults, ...this.#value({ ...shape.of, mayBeNull: false }, of, path, true)]
      case 'array': {
        const element = types.elementOf(of)
        if (!element) return [...faults, this.#mismatch(path, 'is an array', of)]
        return [...faults, ...this.#value(shape.of, element, `${path}[]`, inJson)]
      }
      case 'object':
        return [...faults, ...this.row(shape.fields, of, { path, inJson: true })]
      default:
        return [...faults, ...this.#scalar(shape, of, path, inJson)]
    }
  }

  #mismatch(path: string, what: string, asserted: Type): Fault {
    return { kind: 'type', path, message: `${what}, asserted ${this.#types.text(asserted)}` }
  }

  #scalar(shape: Shape & { kind: 'scalar' }, asserted: Type, path: string, inJson: boolean): Fault[] {
    const types = this.#types
    const sqlType = this.#catalog.typeNames.get(shape.oid) ?? '?'
    const wire = wireType(sqlType, { inJson })
    if (wire === 'array') return this.#array(sqlType, asserted, path, inJson)
    const expected = types.named(wire)
    if (expected && !types.isRelated(asserted, expected))
      return [this.#mismatch(path, `${sqlType} comes as ${wire}`, asserted)]
    const origin = shape.origin ? this.#catalog.columns.get(shape.origin) : undefined
    const declared = origin && types.declared(origin.table, origin.column)
    if (!declared || (inJson && wire === 'Date')) return []
    const { of } = types.split(declared)
    const isDateInJson = inJson && wire === 'string' && types.text(of) === 'Date'
    if (types.isOpen(of) || types.isAssignable(of, asserted) || isDateInJson) return []
    const message = `${origin.table}.${origin.column} is ${types.text(of)} in Drizzle, asserted ${types.text(asserted)}`
    return [{ kind: types.isAssignable(asserted, of) ? 'narrow' : 'type', path, message }]
  }

  #array(sqlType: string, asserted: Type, path: string, inJson: boolean): Fault[] {
    const types = this.#types
    if (!inJson && !isParsedArray(sqlType))
      return [{ kind: 'type', path, message: `${sqlType} is not parsed by pg and stays a string` }]
    const element = types.elementOf(asserted)
    if (!element) return [this.#mismatch(path, sqlType, asserted)]
    // `pg` parses elements of numeric[] to numbers, unlike numeric itself.
    const wire = sqlType === 'numeric[]' ? 'number' : wireType(elementType(sqlType), { inJson })
    const expected = types.named(wire)
    if (!expected || types.isRelated(types.split(element).of, expected)) return []
    return [this.#mismatch(path, sqlType, asserted)]
  }

  parameters(sqlTypes: readonly string[], given: readonly (Type | undefined)[]): Fault[] {
    const faults: Fault[] = []
    if (given.length !== sqlTypes.length) {
      const message = `${sqlTypes.length} parameters, ${given.length} values`
      faults.push({ kind: 'parameter', path: '$', message })
    }
    sqlTypes.forEach((sqlType, index) => {
      const type = given[index]
      if (!type || this.#takes(sqlType, type)) return
      const message = `is ${sqlType}, given ${this.#types.text(type)}`
      faults.push({ kind: 'parameter', path: `$${index + 1}`, message })
    })
    return faults
  }

  #takes(sqlType: string, given: Type): boolean {
    const types = this.#types
    const { of } = types.split(given)
    if (types.isOpen(of) || types.isEmpty(of)) return true
    const fits = (type: Type, ...names: readonly string[]): boolean =>
      names.some((name) => {
        const expected = types.named(name)
        return !expected || types.isRelated(type, expected)
      })
    const takesElement = (type: Type, inside: string): boolean => {
      const wire = wireType(inside, { inJson: false })
      if (wire === 'Date') return fits(type, 'Date', 'string')
      return /^(bigint|numeric)$/.test(inside) ? fits(type, 'string', 'number') : fits(type, wire)
    }
    const wire = wireType(sqlType, { inJson: false })
    const element = types.elementOf(of)
    if (wire === 'array')
      return element ? takesElement(types.split(element).of, elementType(sqlType)) : fits(of, 'string')
    // An array would be written as an array of PostgreSQL, which is no JSON.
    if (wire === 'json') return element === undefined
    return takesElement(of, sqlType)
  }
}
