import type { TaskKind } from '@school/tasks/contract'
import type { TypedFields } from './own-task.ts'

/**
 * Form fields of each kind: the form is rendered from them, and the server builds a description of a task file from the typed
 * values (decision 070). `into` is the path of a value in that description when it differs from the field's name.
 */
export type Field = {
  readonly name: string
  readonly into?: readonly string[]
  /** Shown while another field of the same group has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] }
} & Shape

type Shape =
  /** One line; `long` is Markdown of several. */
  | { readonly type: 'line' | 'long' | 'flag' | 'number' | 'picture' }
  /** A line of several values: parameters, numbers of pieces, places of an area. */
  | { readonly type: 'range' | 'numbers' }
  | { readonly type: 'choice'; readonly of: readonly string[] }
  | {
      readonly type: 'list'
      readonly most: number
      readonly least?: number
      readonly item?: 'line' | 'numbers' | 'cell'
    }
  | RowsShape

interface RowsShape {
  readonly type: 'rows'
  readonly most: number
  /** Number of rows in an empty form. */
  readonly least?: number
  readonly fields: readonly Field[]
  /** A record in the description: by the number of a row, or by the value of one of its fields. */
  readonly keyed?: 'number' | { readonly by: string; readonly value: string }
  /** Rows are called «a», «b»… */
  readonly isLettered?: true
}

const line = (name: string): Field => ({ name, type: 'line' })
const flag = (name: string, into?: string): Field => ({
  name,
  type: 'flag',
  ...(into ? { into: [into] } : {}),
})
const number = (name: string, ...into: string[]): Field => ({
  name,
  type: 'number',
  ...(into.length > 0 ? { into } : {}),
})
const list = (name: string, least: number, most: number): Field => ({ name, type: 'list', least, most })

const options: readonly Field[] = [
  {
    name: 'options',
    type: 'rows',
    least: 4,
    most: 8,
    isLettered: true,
    fields: [flag('correct'), line('text'), line('comment')],
  },
  flag('keepOrder', 'keep_order'),
]

const mistakes: Field = {
  name: 'mistakes',
  type: 'rows',
  most: 8,
  fields: [list('answers', 1, 10), line('comment')],
}

const caseSensitive = flag('caseSensitive', 'case_sensitive')

const gaps: Field = {
  name: 'gaps',
  type: 'rows',
  least: 2,
  most: 40,
  keyed: 'number',
  fields: [
    { name: 'type', type: 'choice', of: ['text', 'number', 'choice'] },
    { ...list('answers', 1, 10), when: { field: 'type', is: ['text'] } },
    { ...list('options', 2, 12), when: { field: 'type', is: ['choice'] } },
    { ...line('answer'), when: { field: 'type', is: ['number', 'choice'] } },
    { ...number('tolerance'), when: { field: 'type', is: ['number'] } },
    { ...caseSensitive, when: { field: 'type', is: ['text'] } },
  ],
}

const criteria: Field = {
  name: 'criteria',
  type: 'rows',
  least: 1,
  most: 10,
  fields: [
    line('title'),
    number('points'),
    { name: 'description', type: 'long' },
    {
      name: 'levels',
      type: 'rows',
      most: 10,
      keyed: { by: 'points', value: 'text' },
      fields: [line('points'), line('text')],
    },
  ],
}

export const kindFields: Readonly<Record<TaskKind, readonly Field[]>> = {
  single_choice: options,
  multiple_choice: options,
  number: [
    line('answer'),
    number('tolerance'),
    line('unit'),
    flag('unitRequired', 'unit_required'),
    {
      name: 'otherUnits',
      into: ['other_units'],
      type: 'rows',
      most: 6,
      keyed: { by: 'unit', value: 'factor' },
      fields: [line('unit'), number('factor')],
    },
    mistakes,
  ],
  short_text: [list('answers', 1, 20), caseSensitive, mistakes],
  gaps: [gaps],
  ordering: [list('items', 3, 8)],
  compose: [
    list('pieces', 3, 16),
    list('extra', 0, 8),
    { name: 'also', type: 'list', least: 0, most: 6, item: 'numbers' },
    flag('glued'),
  ],
  matching: [
    { name: 'pairs', type: 'rows', least: 3, most: 8, fields: [line('left'), line('right')] },
    list('extra', 0, 8),
  ],
  grouping: [
    { name: 'groups', type: 'rows', least: 2, most: 4, fields: [line('title'), list('items', 2, 14)] },
    list('extra', 0, 8),
  ],
  mark_words: [{ name: 'text', type: 'long' }],
  table: [
    list('columns', 3, 6),
    {
      name: 'rows',
      type: 'rows',
      least: 2,
      most: 12,
      fields: [line('head'), { name: 'cells', type: 'list', least: 2, most: 5, item: 'cell' }],
    },
  ],
  number_line: [
    number('lineFrom', 'line', 'from'),
    number('lineTo', 'line', 'to'),
    number('lineStep', 'line', 'step'),
    number('lineLabels', 'line', 'labels'),
    { ...line('lineUnit'), into: ['line', 'unit'] },
    line('answer'),
    number('tolerance'),
  ],
  image_point: [
    { name: 'picture', type: 'picture' },
    line('alt'),
    {
      name: 'areas',
      type: 'rows',
      least: 1,
      most: 8,
      fields: [
        { name: 'shape', type: 'choice', of: ['circle', 'rect'] },
        { name: 'place', type: 'numbers' },
      ],
    },
    flag('countHidden', 'count_hidden'),
  ],
  file: [number('maxFiles', 'max_files'), criteria],
  essay: [number('minWords', 'min_words'), criteria],
}

/** Fields for individual numbers of each pupil; common to all kinds. */
export const variantFields: readonly Field[] = [
  {
    name: 'parameters',
    type: 'rows',
    most: 12,
    keyed: { by: 'name', value: 'values' },
    fields: [line('name'), { name: 'values', type: 'range' }],
  },
  {
    name: 'formulas',
    type: 'rows',
    most: 12,
    keyed: { by: 'name', value: 'formula' },
    fields: [line('name'), line('formula')],
  },
  { name: 'conditions', type: 'list', least: 0, most: 8 },
  flag('again'),
]

export const fieldsOf = (kind: TaskKind): readonly Field[] => [...kindFields[kind], ...variantFields]

const emptyOf = (field: Field): unknown => {
  if (field.type === 'flag') return false
  if (field.type === 'list') return Array.from({ length: field.least ?? 0 }, () => '')
  if (field.type === 'rows') return Array.from({ length: field.least ?? 0 }, () => emptyRow(field.fields))
  return field.type === 'choice' ? field.of[0] : ''
}

/** An empty row of fields. */
export const emptyRow = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, emptyOf(field)]))

/** Initial values of an empty form of a kind. */
export const emptyFields = (kind: TaskKind): TypedFields => emptyRow(fieldsOf(kind)) as TypedFields
