import { maxPieces, type Option, type ResponseOf } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { idByNumber, listed, pieceIds, shownPieces, type Written } from './pieces.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'grouping'>

const itemsOf = ({ groups, extra }: Source): Written[] => [
  ...groups.flatMap(({ items }, group) =>
    items.map((text, index) => ({ text, path: ['groups', group, 'items', index] })),
  ),
  ...listed('extra', extra),
]

const groupIds = ({ groups }: Source): string[] => pieceIds(groups.map(({ title }) => title))
const itemIds = (source: Source): string[] => pieceIds(itemsOf(source).map(({ text }) => text))

/** Groups keep the author's order: it reveals nothing. */
function shownGroups({ groups }: Source, scribe: Scribe): Option[] {
  const titles = groups.map(({ title }, index) => ({ text: title, path: ['groups', index, 'title'] }))
  const shown = shownPieces(titles, scribe)
  return pieceIds(groups.map(({ title }) => title)).map((wanted) => shown.find(({ id }) => id === wanted)!)
}

export function buildGrouping(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  const items = itemIds(source)
  if (items.length > maxPieces) scribe.report(['groups'], says.tooManyPieces(items.length, maxPieces))
  let from = 0
  const homes = groupIds(source).map((group, index) => {
    const { length } = source.groups[index]!.items
    from += length
    return [group, items.slice(from - length, from)] as const
  })
  return {
    question: {
      kind: 'grouping',
      html: scribe.statement(statement),
      groups: shownGroups(source, scribe),
      items: shownPieces(itemsOf(source), scribe),
    },
    rubric: { kind: 'grouping', groups: Object.fromEntries(homes), items },
  }
}

export function groupingAnswer(source: Source): (groups: Record<string, number[]>) => ResponseOf<'grouping'> {
  const groupOf = idByNumber(groupIds(source))
  const itemOf = idByNumber(itemIds(source))
  return (groups) => ({
    kind: 'grouping',
    groups: Object.fromEntries(
      Object.entries(groups).map(([group, numbers]) => [groupOf(Number(group)), numbers.map(itemOf)]),
    ),
  })
}
