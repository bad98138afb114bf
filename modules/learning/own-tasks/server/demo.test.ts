import { expect, test } from 'vitest'
import { emptyFields } from '../contract/kind-fields.ts'
import type { OwnTaskSource } from '../contract/own-task.ts'
import { readThoroughly } from './reading.ts'
import { writtenTasks } from './ru-demo.ts'

test.each(writtenTasks.filter((task) => task.as !== 'draft').map((task) => [task.title, task] as const))(
  'the demo task «%s» is ready to be given',
  (_, { solution = '', hints = [], label = '', difficulty = 2, fields, kind, title, statement }) => {
    const typed = { ...emptyFields(kind), ...fields } as OwnTaskSource['fields']
    const source = {
      kind,
      title,
      statement,
      solution,
      hints,
      label,
      difficulty,
      skills: [],
      disciplineId: 1,
      pictures: [],
    }
    expect(readThoroughly({ ...source, fields: typed }).faults).toEqual([])
  },
)
