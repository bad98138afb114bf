// Every schema is this one function: it can be called, chained and read, and does nothing.
const schema: unknown = /* @__PURE__ */ new Proxy(function schema() {}, {
  get: () => schema,
  apply: () => schema,
})

// Aliases and not a destructuring: a bundler drops the schema when no page uses it.
export {
  schema as array,
  schema as boolean,
  schema as coerce,
  schema as custom,
  schema as discriminatedUnion,
  schema as email,
  schema as enum,
  schema as int,
  schema as int32,
  schema as iso,
  schema as literal,
  schema as locales,
  schema as looseObject,
  schema as never,
  schema as null,
  schema as number,
  schema as object,
  schema as optional,
  schema as preprocess,
  schema as record,
  schema as strictObject,
  schema as string,
  schema as tuple,
  schema as union,
  schema as unknown,
  schema as url,
  schema as uuid,
  schema as NEVER,
  schema as config,
}
