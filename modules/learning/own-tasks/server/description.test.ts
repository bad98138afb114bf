import { readTask } from '@school/tasks/server'
import { taskKinds } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import { emptyFields } from '../contract/kind-fields.ts'
import type { OwnTaskSource } from '../contract/own-task.ts'
import { descriptionOf } from './description.ts'
import { readOwn, readThoroughly } from './reading.ts'
import { sourceOf, typed } from './testing/sources.ts'

const fieldsAt = (source: OwnTaskSource) => readOwn(source).faults.map(({ field }) => field)

describe('a form of every kind', () => {
  test.each(taskKinds)('of %s that is filled in is a task without faults', (kind) => {
    const read = readThoroughly(sourceOf(kind))
    expect(read.faults).toEqual([])
    expect(read.task?.kind).toBe(kind)
  })

  test.each(taskKinds)('of %s that is empty says of its fields what is missing', (kind) => {
    const source = { ...sourceOf(kind), title: '', statement: '', fields: emptyFields(kind) }
    const { faults } = readOwn(source)
    expect(faults.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'statement']))
    expect(faults.every(({ text }) => /[а-яё]/i.test(text) && !/[a-z]{4,}/i.test(text))).toBe(true)
  })
})

describe('a fault is reported at its field', () => {
  test.each([
    ['two options marked as the only one', 'single_choice', { options: typed.twoRight }, 'options'],
    ['twins among options', 'single_choice', { options: typed.twins }, 'options.1'],
    ['words instead of a number', 'number', { answer: 'пять' }, 'answer'],
    ['a tolerance that is no number', 'number', { answer: '5', tolerance: 'немного' }, 'tolerance'],
    ['a gap without an answer', 'gaps', { gaps: typed.gapWithoutAnswer }, 'gaps.0.answers'],
    [
      'a row of a table that is too short',
      'table',
      { columns: ['Ход', 'Путь', 'Время', 'Плата'] },
      'rows.0.cells',
    ],
    ['a line without its end', 'number_line', { lineTo: '' }, 'lineTo'],
    [
      'points of a level above the criterion',
      'essay',
      { criteria: typed.levelTooHigh },
      'criteria.0.levels.0.text',
    ],
    [
      'an area outside of the picture',
      'image_point',
      { areas: [{ shape: 'circle', place: '900 900 50' }] },
      'areas.0.place',
    ],
  ] as const)('%s', (_, kind, fields, field) => {
    const source = sourceOf(kind)
    expect(
      fieldsAt({ ...source, fields: { ...source.fields, ...fields } as OwnTaskSource['fields'] }),
    ).toContain(field)
  })

  test('a formula of the statement that is not closed', () => {
    expect(fieldsAt({ ...sourceOf('number'), statement: 'Найди $\\frac{1$.' })).toEqual(['statement'])
  })
})

describe('numbers of one’s own', () => {
  const withNumbers = (fields: object): OwnTaskSource => {
    const source = sourceOf('number')
    return {
      ...source,
      statement: 'Сколько будет ${{a}} + {{b}}$?',
      fields: {
        ...source.fields,
        answer: '{{sum1}}',
        parameters: [
          { name: 'a', values: '2..30' },
          { name: 'b', values: '3, 5, 7' },
        ],
        formulas: [{ name: 'sum1', formula: 'a + b' }],
        ...fields,
      },
    }
  }

  test('make a thousand variants, all of which are tried', () => {
    const { task, faults } = readThoroughly(withNumbers({}))
    expect(faults).toEqual([])
    expect(task?.recipe?.parameters).toEqual({ a: '2..30', b: [3, 5, 7] })
  })

  test.each([
    [
      'a range that goes backwards',
      {
        parameters: [
          { name: 'a', values: '9..2' },
          { name: 'b', values: '3, 5' },
        ],
      },
      'parameters.0.values',
    ],
    [
      'a formula of an unknown name',
      { formulas: [{ name: 'sum1', formula: 'a + c' }] },
      'formulas.0.formula',
    ],
    ['a condition that is no question', { conditions: ['a + b'] }, 'conditions.0'],
    ['conditions that are never met', { conditions: ['a > 100'] }, 'parameters'],
    [
      'a name that is taken by a function',
      {
        formulas: [
          { name: 'sum1', formula: 'a+b' },
          { name: 'max', formula: 'a' },
        ],
      },
      'formulas.1.formula',
    ],
    [
      'too few variants',
      {
        parameters: [
          { name: 'a', values: '2..3' },
          { name: 'b', values: '3; 5' },
        ],
      },
      'parameters',
    ],
  ])('%s is reported at its field', (_, fields, field) => {
    expect(readThoroughly(withNumbers(fields)).faults.map((fault) => fault.field)).toEqual([field])
  })

  test('words that are drawn come through semicolons, decimal commas are numbers', () => {
    const { parameters } = descriptionOf(
      withNumbers({
        parameters: [
          { name: 'a', values: '0,5; 1,5' },
          { name: 'b', values: 'кот; пёс' },
        ],
      }),
    ) as { parameters: unknown }
    expect(parameters).toEqual({ a: [0.5, 1.5], b: ['кот', 'пёс'] })
  })
})

test('a task of a form and the same task of a file are one task', () => {
  const source = sourceOf('number')
  const { task } = readOwn(source)
  const file = readTask(
    {
      description: {
        kind: 'number',
        title: source.title,
        difficulty: 2,
        skills: [],
        hints: [],
        answer: '3,5',
      },
      statement: source.statement,
      solution: source.solution,
    },
    () => null,
  )
  expect(task?.rubric).toEqual(file.task?.rubric)
})
