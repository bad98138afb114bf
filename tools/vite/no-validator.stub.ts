// Every schema is this one function: it can be called, built upon and read, and does nothing.
const schema: unknown = new Proxy(function schema() {}, { get: () => schema, apply: () => schema })

export const {
  array,
  boolean,
  coerce,
  custom,
  discriminatedUnion,
  email,
  enum: enum_,
  int,
  iso,
  literal,
  locales,
  looseObject,
  never,
  null: null_,
  number,
  object,
  optional,
  preprocess,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
  NEVER,
  config,
} = schema as Record<string, unknown>
export { enum_ as enum, null_ as null }
