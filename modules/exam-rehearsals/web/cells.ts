import type { Response } from '@school/tasks/contract'

/** How many boxes a line of the sheet has. */
export const cellsInLine = 10

/** What stands in the boxes of a line: a sign each, as it is written by hand. Nothing for an answer that is no line of signs. */
export function cellsOf(response: Response | null): string[] | null {
  if (response === null) return []
  if (response.kind !== 'number' && response.kind !== 'short_text') return null
  const signs = [...response.text.trim().replace(/^-/, '−').replace('.', ',').replaceAll(/\s/g, '')]
  return signs.length > cellsInLine ? null : signs
}
