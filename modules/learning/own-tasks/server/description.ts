import { type Field, fieldsOf } from '../contract/kind-fields.ts'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** Builds the description of a task file from the typed values, and maps faults of that description to fields of the form. */

type Node = Readonly<Record<string, unknown>>
type Path = readonly PropertyKey[]

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isNothing))

/** A row with only its type chosen counts as empty. */
const isEmptyRow = (row: Node, fields: readonly Field[]): boolean =>
  fields.every(({ name, type }) => type === 'choice' || isNothing(row[name]))

/** Drops empty rows at the end: a form has spare ones. Empty rows in between keep their numbers. */
function filled<T>(items: readonly T[], isEmpty: (item: T) => boolean): T[] {
  const last = items.findLastIndex((item) => !isEmpty(item))
  return items.slice(0, last + 1)
}

const asNumber = (text: string): unknown => {
  const plain = text.trim().replace(',', '.').replace(/^[−–]/, '-')
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text.trim()
}

const words = (text: string): string[] =>
  text
    .split(/[;,\s]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** `2..9`, `2..9 step 0.5`, or a list: of numbers through commas, of words through semicolons. */
function rangeOf(text: string): unknown {
  if (/\.\./.test(text))
    return text
      .trim()
      .replace(/\s+шаг\s+/, ' step ')
      .replace(/(\d),(\d)/g, '$1.$2')
  const items = text
    .split(text.includes(';') ? ';' : /,\s+|,(?=\D)|(?<=\d),(?=\d)/)
    .map((item) => item.trim())
  return items.filter((item) => item !== '').map(asNumber)
}

/** «=12» and «= да | Да» are answer cells, all others are text; `\\=` starts a text cell that begins with the sign. */
function cellOf(text: string): unknown {
  if (!text.startsWith('=')) return text.replace(/^\\=/, '=')
  const answers = text
    .slice(1)
    .split('|')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')
  const [first = ''] = answers
  const isNumber = typeof asNumber(first) === 'number' || /^\{\{[^{}]+\}\}$/.test(first)
  return answers.length === 1 && isNumber
    ? { type: 'number', answer: first.replace(',', '.') }
    : { type: 'text', answers }
}

const areaOf = ({ shape, place = '' }: Node): unknown => ({
  [String(shape || 'circle')]: words(String(place)).map(asNumber),
})

const letters = 'abcdefgh'

function itemOf(text: string, item: 'line' | 'numbers' | 'cell' = 'line'): unknown {
  if (item === 'numbers') return words(text).map(asNumber)
  return item === 'cell' ? cellOf(text) : text.trim()
}

function rowsOf(field: Field & { type: 'rows' }, rows: readonly Node[]): unknown {
  const { keyed, fields, isLettered } = field
  const kept = filled(rows, (row) => isEmptyRow(row, fields))
  if (field.name === 'areas') return kept.map(areaOf)
  if (typeof keyed === 'object') {
    const value = fields.find(({ name }) => name === keyed.value)!
    return Object.fromEntries(kept.map((row) => [String(row[keyed.by] ?? '').trim(), valueOf(value, row)]))
  }
  const made = kept.map((row, index) => ({
    ...(isLettered ? { id: letters[index] } : {}),
    ...nodeOf(fields, row),
  }))
  return keyed === 'number' ? Object.fromEntries(made.map((row, index) => [String(index + 1), row])) : made
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

/** `undefined` when there is nothing to say. */
function valueOf(field: Field, owner: Node): unknown {
  const value = owner[field.name]
  switch (field.type) {
    case 'flag':
      return value === true ? true : undefined
    case 'list': {
      const items = filled(asList(value).map(asText), isNothing)
      // In a table every cell has its place, including empty ones at the end.
      const all = field.item === 'cell' ? asList(value).map(asText) : items
      return all.length === 0 ? undefined : all.map((text) => itemOf(text, field.item))
    }
    case 'rows': {
      const rows = asList(value).filter((row): row is Node => typeof row === 'object' && row !== null)
      const made = rowsOf(field, rows)
      return isNothing(Object.values(made as object).map(() => 'some')) ? undefined : made
    }
    case 'choice':
      return asText(value) || field.of[0]
    default: {
      const text = asText(value)
      if (text.trim() === '') return undefined
      if (field.type === 'number') return asNumber(text)
      if (field.type === 'range') return rangeOf(text)
      return field.type === 'numbers' ? words(text).map(asNumber) : text.trim()
    }
  }
}

const isAsked = ({ when }: Field, owner: Node, fields: readonly Field[]): boolean => {
  if (!when) return true
  const by = fields.find(({ name }) => name === when.field)!
  return when.is.includes(String(valueOf(by, owner)))
}

function nodeOf(fields: readonly Field[], owner: Node): Node {
  const made: Record<string, unknown> = {}
  for (const field of fields) {
    const value = isAsked(field, owner, fields) ? valueOf(field, owner) : undefined
    if (value === undefined) continue
    const place = field.into ?? [field.name]
    if (place.length === 1) made[place[0]!] = value
    else made[place[0]!] = { ...(made[place[0]!] as object | undefined), [place[1]!]: value }
  }
  return made
}

/** The description of a task file; a number's row is always present, so that missing parts are reported at its fields. */
export function descriptionOf({ kind, title, difficulty, skills, hints, fields }: OwnTaskSource): Node {
  const own = nodeOf(fieldsOf(kind), fields)
  return {
    kind,
    title: title.trim(),
    difficulty,
    skills,
    hints: filled(hints, isNothing),
    ...(kind === 'number_line' ? { line: {} } : {}),
    ...own,
  }
}

const plainFields = new Set(['title', 'statement', 'solution', 'hints', 'skills', 'difficulty'])

function placeIn(fields: readonly Field[], owner: Node, path: Path): PropertyKey[] {
  const [first, second] = path.map(String)
  const field = fields.find(({ name, into = [name] }) => into[0] === first && (into[1] ?? second) === second)
  const near = field ?? fields.find(({ name, into = [name] }) => into[0] === first)
  if (!near) return []
  const rest = path.slice(near.into?.length ?? 1)
  if (near.type !== 'rows') return [near.name, ...(near.type === 'list' ? rest.slice(0, 1) : [])]
  return [near.name, ...rowPlace(near, asList(owner[near.name]) as Node[], rest)]
}

function rowPlace(field: Field & { type: 'rows' }, rows: readonly Node[], path: Path): PropertyKey[] {
  const [step, ...rest] = path
  if (step === undefined) return []
  const { keyed, fields } = field
  if (typeof keyed === 'object') {
    const index = rows.findIndex((row) => asText(row[keyed.by]).trim() === String(step))
    return index === -1 ? [] : [index, keyed.value]
  }
  const index = keyed === 'number' ? Number(step) - 1 : Number(step)
  const row = rows[index]
  if (!row) return []
  if (field.name === 'areas') return [index, 'place']
  return [index, ...placeIn(fields, row, rest)]
}

/** The form field that shows a fault of the description: `options.2.text`; empty for the whole task. */
export function fieldAt({ kind, fields }: Pick<OwnTaskSource, 'kind' | 'fields'>, path: Path): string {
  if (plainFields.has(String(path[0]))) return path.slice(0, path[0] === 'hints' ? 2 : 1).join('.')
  return placeIn(fieldsOf(kind), fields, path).join('.')
}
