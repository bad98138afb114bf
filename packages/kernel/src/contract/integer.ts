import * as z from 'zod'

/** As a program writes a number: `1e3`, `0x10`, `01`, `+5` and ` 1 ` are numbers for JavaScript and none of ours. */
const written = /^(0|-?[1-9]\d{0,15})$/

const read = (value: unknown): unknown =>
  typeof value === 'string' && written.test(value) ? Number(value) : value

/** A whole number of a path, a query or a form, from `least` to `most`: decimal digits, or the number itself in JSON. */
export const WireInteger = (least: number, most: number) =>
  z.preprocess(read, z.number().int().min(least).max(most)) as unknown as z.ZodType<number, number | string>
