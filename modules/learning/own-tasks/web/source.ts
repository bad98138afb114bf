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

/** Changes the kind. Fields with the same names keep their values; the others are kept in case the author switches back. */
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

/** Adds or removes a row; the others do not change. */
export const withItem = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((known, at) => (at === index ? item : known))
export const withoutItem = <T>(items: readonly T[], index: number): T[] =>
  items.filter((_, at) => at !== index)
