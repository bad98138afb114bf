import type { Option, Question, Response, ResponseOf } from '../../contract/index.ts'

type Places = ResponseOf<'ordering'> | ResponseOf<'compose'> | ResponseOf<'matching'> | ResponseOf<'grouping'>

const optionsOf = (question: Question): Option[] => {
  switch (question.kind) {
    case 'ordering':
      return question.items
    case 'compose':
      return question.pieces
    case 'matching':
      return question.right
    case 'grouping':
      return question.items
    default:
      return []
  }
}

const keysOf = (question: Question): Option[] => {
  if (question.kind === 'matching') return question.left
  return question.kind === 'grouping' ? question.groups : []
}

const nameIn = (options: readonly Option[], id: string): string => {
  const html = options.find((option) => option.id === id)?.html
  // Formulas are repeated for screen readers; their source is enough.
  const tex = html?.match(/<annotation[^>]*>(.*?)<\/annotation>/)?.[1]
  return tex ?? html?.replace(/<[^>]*>/g, '') ?? '?'
}

/** An answer made of pieces, by their texts, for task authors. */
export function writtenPlaces(response: Places & Response, question: Question): string {
  const name = (id: string) => nameIn(optionsOf(question), id)
  const inOrder = <T>(record: Record<string, T>): [string, T][] => {
    const shown = keysOf(question).map(({ id }) => id)
    return Object.entries(record).toSorted(([a], [b]) => shown.indexOf(a) - shown.indexOf(b))
  }
  const key = (id: string) => nameIn(keysOf(question), id)
  switch (response.kind) {
    case 'ordering':
      return `«${response.order.map(name).join(' → ')}»`
    case 'compose':
      return `«${response.pieces.map(name).join(' + ')}»`
    case 'matching':
      return `{${inOrder(response.pairs)
        .map(([left, right]) => `${key(left)} — ${name(right)}`)
        .join('; ')}}`
    case 'grouping':
      return `{${inOrder(response.groups)
        .map(([group, items]) => `${key(group)}: ${items.map(name).join(', ')}`)
        .join('; ')}}`
  }
}
