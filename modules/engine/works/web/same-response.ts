import type { Response } from '@school/tasks/contract'

function filledOf(gaps: Record<string, string>): string {
  const filled = Object.entries(gaps).map(([id, typed]) => [id, typed.trim()] as const)
  return JSON.stringify(
    filled.filter(([, typed]) => typed !== '').toSorted(([a], [b]) => Number(a) - Number(b)),
  )
}

/** What the server distinguishes; the order of options and spaces at the ends are irrelevant. */
function essenceOf(response: Response): string {
  switch (response.kind) {
    case 'single_choice':
      return response.choice
    case 'multiple_choice':
      return response.choices.toSorted().join()
    case 'number':
    case 'short_text':
      return response.text.trim()
    case 'ordering':
      return response.order.join()
    case 'compose':
      return response.pieces.join()
    case 'mark_words':
      return response.words.toSorted().join()
    // Object keys that are digits are always in ascending order.
    case 'matching':
      return JSON.stringify(response.pairs)
    case 'grouping':
      return JSON.stringify(
        Object.entries(response.groups)
          .filter(([, items]) => items.length > 0)
          .map(([group, items]) => [group, items.toSorted()]),
      )
    case 'gaps':
      return filledOf(response.gaps)
    case 'table':
      return filledOf(response.cells)
    case 'file':
      return response.files.map(({ id }) => id).join()
    case 'essay':
      return response.text.trim()
    case 'image_point':
      return JSON.stringify(response.points.map(({ x, y }) => [x, y]))
    case 'number_line':
      return JSON.stringify(response.ends.map(({ at, isOpen, isEndless }) => [at, isOpen, isEndless]))
  }
}

/** Sending the same answer again would only cost a try. */
export const isSameResponse = (a: Response | null, b: Response | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && essenceOf(a) === essenceOf(b)
