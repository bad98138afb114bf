import type { TaskKind } from '@school/tasks/contract'
import { emptyFields, fieldsOf } from '../contract/kind-fields.ts'
import type { OwnTaskSource, TypedFields } from '../contract/own-task.ts'

export const emptySource = (kind: TaskKind, disciplineId: number): OwnTaskSource => ({
  kind,
  title: '',
  difficulty: 2,
  disciplineId,
  skills: [],
  label: '',
  statement: '',
  solution: '',
  hints: ['', '', ''],
  fields: emptyFields(kind),
  pictures: [],
})

/** Another kind keeps what was typed under the same names, and the rest for whoever changes their mind. */
export function ofKind(source: OwnTaskSource, kind: TaskKind): OwnTaskSource {
  const kept = Object.fromEntries(
    Object.entries(source.fields).filter(([name]) => {
      const field = fieldsOf(kind).find((known) => known.name === name)
      const before = fieldsOf(source.kind).find((known) => known.name === name)
      return field === undefined || before === undefined || field.type === before.type
    }),
  ) as TypedFields
  return { ...source, kind, fields: { ...emptyFields(kind), ...kept } }
}

/** A row more, or one less; what stands at the other places stays. */
export const withItem = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((known, at) => (at === index ? item : known))
export const withoutItem = <T>(items: readonly T[], index: number): T[] =>
  items.filter((_, at) => at !== index)
