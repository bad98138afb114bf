import * as z from 'zod'

/** Decimal digits only: `1e3`, `0x10`, `01`, `+5`, `1.0` and ` 1 ` are numbers for JavaScript, but are refused here. */
const written = /^(0|-?[1-9]\d{0,15})$/

function read(value: unknown, { addIssue }: z.RefinementCtx): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && written.test(value)) return Number(value)
  addIssue({ code: 'invalid_type', expected: 'int', input: value })
  return z.NEVER
}

/** A whole number of a path, a query or a form, from `least` to `most`: decimal digits, or the number itself in JSON. */
export function WireInteger(least: number, most: number): z.ZodType<number, number | string> {
  // Not `z.preprocess`: a missing key is an issue of its schema, yet the schema calls the key optional, which `nullable` and `union` pass on to JSON Schema.
  const whole = z.unknown().transform(read).pipe(z.int().min(least).max(most))
  whole._zod.toJSONSchema = () => ({ type: 'integer', minimum: least, maximum: most })
  return whole as unknown as z.ZodType<number, number | string>
}
