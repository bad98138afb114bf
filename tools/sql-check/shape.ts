/** The reason why a value may be null; `false` when it never is. */
export type MayBeNull = string | false

/** The value of one column, or of one field of built JSON. */
export type Shape =
  | {
      readonly kind: 'scalar'
      readonly oid: number
      readonly mayBeNull: MayBeNull
      /** `relation.attribute` when it is a column of a table. */
      readonly origin?: string
    }
  | { readonly kind: 'json'; readonly of: Shape; readonly mayBeNull: MayBeNull }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Shape>; readonly mayBeNull: MayBeNull }
  | { readonly kind: 'array'; readonly of: Shape; readonly mayBeNull: MayBeNull }

export const firstReason = (shapes: readonly Shape[]): MayBeNull =>
  shapes.find(({ mayBeNull }) => mayBeNull)?.mayBeNull ?? false

/** Facts about the schema; relations and attributes by their numbers in PostgreSQL's catalogue. */
export interface Catalog {
  /** `relation.attribute` of columns that are `not null`. */
  readonly required: ReadonlySet<string>
  /** From `check (a is null or b is not null)`: where `relation.a` is not null, `relation.b` is not null. */
  readonly implied: ReadonlyMap<string, readonly string[]>
  readonly functions: ReadonlyMap<number, { readonly name: string; readonly isStrict: boolean }>
  readonly typeNames: ReadonlyMap<number, string>
  readonly columns: ReadonlyMap<string, { readonly table: string; readonly column: string }>
  readonly tables: ReadonlyMap<number, string>
}
