import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const shown = (...names: string[]) => {
  const known = new Set(names)
  return (name: string) => known.has(name)
}

test('an error is shown at its field, also inside of a list', () => {
  const error = { message: 'Рано', fields: { 'user.email': 'Нет такой', 'markScale.0': 'Рано' } }
  expect(problemsOf(error, shown('user.email', 'markScale.0'))).toEqual({
    fields: { 'user.email': 'Нет такой', 'markScale.0': 'Рано' },
    general: null,
  })
})

test('an error of a part without a field is shown at the whole', () => {
  const error = { message: 'Много', fields: { 'taskIds.3': 'Много' } }
  expect(problemsOf(error, shown('taskIds'))).toEqual({ fields: { taskIds: 'Много' }, general: null })
})

test('a field that is written otherwise than it is sent has a place', () => {
  const error = { message: 'Поздно', fields: { startsAt: 'Поздно' } }
  expect(problemsOf(error, shown('day'), { startsAt: 'day' })).toEqual({
    fields: { day: 'Поздно' },
    general: null,
  })
})

test('a list that is written under another name keeps its steps', () => {
  const error = { message: 'Рано', fields: { 'markScale.0': 'Рано', markScale: 'Не по порядку' } }
  expect(problemsOf(error, shown('scale', 'scale.0'), { markScale: 'scale' }).fields).toEqual({
    'scale.0': 'Рано',
    scale: 'Не по порядку',
  })
})

test('an error without a field is shown for the whole form, once', () => {
  const error = { message: 'Нет', fields: { a: 'Нет', b: 'Нет' } }
  expect(problemsOf(error, shown('title'))).toEqual({ fields: {}, general: 'Нет' })
  expect(problemsOf({ message: 'Нет связи', fields: {} }, shown('title')).general).toBe('Нет связи')
})
