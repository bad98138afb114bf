import type { InputOf } from '@school/kernel/contract'

/** What an endpoint takes as its body. */
export type BodyOf<E> = InputOf<E> extends { body: infer B } ? B : never

/** A body while it is being typed: of what is not chosen or not written yet there is `null`. */
export type Draft<T> = T extends boolean
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? Draft<Item>[]
      : { [I in keyof T]: Draft<T[I]> }
    : T extends object
      ? { [K in keyof T]: Draft<T[K]> }
      : T | null

/** The fields of a body. */
export type FieldsIn<B> = Draft<B> extends infer Fields extends Record<string, unknown> ? Fields : never

/** The fields of an endpoint's form. */
export type FieldsOf<E> = FieldsIn<BodyOf<E>>
