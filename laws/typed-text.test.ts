import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Text that a person has typed outlives the page and the session (decision 090): a field of many lines belongs to a form of `useForm`,
// which keeps it, or the screen keeps it itself.

/** Who keeps it instead of `useForm`. This list may only become shorter. */
const keptElsewhere: Record<string, string> = {
  'modules/exam-rehearsals/web/DeskTools.tsx':
    'the scratch paper of an attempt writes each letter to the device',
  'modules/journals/web/CellDialog.tsx': 'the desk of the journal keeps what is not sent',
  'modules/own-tasks/web/Fields.tsx': 'kept.ts of the room keeps the whole task',
  'modules/own-tasks/web/TaskForm.tsx': 'kept.ts of the room keeps the whole task',
  'modules/reviews/web/desk/ReviewDesk.tsx': 'kept-review.ts of the room keeps points, words and drawings',
  'modules/tasks/web/written/EssayField.tsx': 'the engine keeps answers of an attempt',
  'modules/tasks/web/written/FilesField.tsx': 'the engine keeps answers of an attempt',
}

const isShown = (file: string): boolean =>
  /^(?:apps|modules|packages)\/.*\.tsx$/.test(file) &&
  !/\.test\.tsx$|\/gallery|packages\/ui\/src\/forms\/TextInput\.tsx$/.test(file)

interface Field {
  file: string
  isOfForm: boolean
}

const fields: Field[] = repositoryFiles()
  .filter(isShown)
  .flatMap((file) =>
    [...readText(file).matchAll(/<(?:TextArea|textarea)\b.*?\/>/gs)].map(([field]) => ({
      file,
      isOfForm: /\{\.\.\.\w+\.text\(/.test(field),
    })),
  )

test('every field of many lines is kept by a form, or by its screen', () => {
  expect(fields.length).toBeGreaterThan(40)
  const bare = new Set(fields.filter(({ isOfForm }) => !isOfForm).map(({ file }) => file))
  expect([...bare].filter((file) => !(file in keptElsewhere))).toEqual([])
  expect(Object.keys(keptElsewhere).filter((file) => !bare.has(file))).toEqual([])
})
