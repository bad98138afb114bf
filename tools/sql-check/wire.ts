export type WireType = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'array' | 'json' | 'other'

/** The JavaScript type in which `pg` returns a PostgreSQL type; in JSON dates are strings, and every number is a `number`. */
export function wireType(sqlType: string, { inJson }: { inJson: boolean }): WireType {
  if (sqlType.endsWith('[]')) return 'array'
  if (/^(smallint|integer|real|double precision|oid)$/.test(sqlType)) return 'number'
  if (/^(bigint|numeric)$/.test(sqlType)) return inJson ? 'number' : 'string'
  if (sqlType === 'boolean') return 'boolean'
  if (/^(timestamp|date)/.test(sqlType)) return inJson ? 'string' : 'Date'
  if (/^jsonb?$/.test(sqlType)) return 'json'
  if (sqlType === 'bytea') return 'Buffer'
  return /^(record|interval|point|void)$/.test(sqlType) ? 'other' : 'string'
}

export const elementType = (sqlType: string): string => sqlType.slice(0, -2)

const parsedElements =
  /^(boolean|bytea|smallint|integer|bigint|real|double precision|numeric|oid|text|character varying|uuid|timestamp with(out)? time zone|date|jsonb?|inet)$/

/** Arrays that `pg` parses; those of other types stay a text like `{a,b}`. */
export const isParsedArray = (sqlType: string): boolean => parsedElements.test(elementType(sqlType))
