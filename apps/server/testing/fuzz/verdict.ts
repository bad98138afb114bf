import type { Reply } from '../person.ts'

/** Words of a validator, a database or a programming language: they must not be shown to people. */
const foreign =
  /invalid|expected|received|undefined|\bnull\b|NaN|Error|unexpected|syntax|violates|relation|column|\[object/i

function sentencesOf(body: unknown): string[] | null {
  if (typeof body !== 'object' || body === null) return null
  const { error, errors } = body as { error?: unknown; errors?: unknown }
  if (typeof error === 'string') return [error]
  if (typeof errors === 'string') return [errors]
  if (typeof errors !== 'object' || errors === null) return null
  const lists = Array.isArray(errors) ? [errors] : Object.values(errors)
  const sentences = lists.flat() as unknown[]
  const isShape = lists.every(Array.isArray) && sentences.every((one) => typeof one === 'string')
  return isShape && sentences.length > 0 ? (sentences as string[]) : null
}

/** What is wrong with a reply, if anything is: of what a client sends, nothing is a fault of the school. */
export function faultOf({ status, body, text }: Reply): string | null {
  if (status >= 500) return `answered ${status}`
  if (status < 400) return null
  if (status === 413) return text === '' ? null : '413 has a body'
  const sentences = sentencesOf(body)
  if (!sentences) return `refused ${status} in no known shape: ${text.slice(0, 200)}`
  const odd = sentences.find((one) => !/[а-яё]/i.test(one) || foreign.test(one))
  return odd === undefined ? null : `refused ${status} in no plain Russian: ${odd.slice(0, 200)}`
}
