import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Typed text survives a reload and the end of the session (decision 090): a multi-line field belongs to a form of `useForm`,
// which keeps a draft, or the screen keeps it itself.

/** Fields whose text is kept by other code than `useForm`. This list may only become shorter. */
const keptElsewhere: Record<string, string> = {
  'modules/learning/exam-rehearsals/web/DeskTools.tsx':
    'the scratch paper of an attempt writes each letter to typedDrafts',
  'modules/learning/journals/web/CellDialog.tsx': 'the journal editor keeps unsent text',
  'modules/learning/own-tasks/web/Fields.tsx': 'kept.ts of the module keeps the whole task',
  'modules/learning/own-tasks/web/TaskForm.tsx': 'kept.ts of the module keeps the whole task',
  'modules/learning/reviews/web/desk/ReviewDesk.tsx':
    'kept-review.ts of the module keeps points, words and drawings',
  'modules/engine/task-forms/web/written/EssayField.tsx': 'the engine keeps answers of an attempt',
  'modules/engine/task-forms/web/written/FilesField.tsx': 'the engine keeps answers of an attempt',
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

test('every multi-line field is kept by a form, or by its screen', () => {
  expect(fields.length).toBeGreaterThan(40)
  const bare = new Set(fields.filter(({ isOfForm }) => !isOfForm).map(({ file }) => file))
  expect([...bare].filter((file) => !(file in keptElsewhere))).toEqual([])
  expect(Object.keys(keptElsewhere).filter((file) => !bare.has(file))).toEqual([])
})

/** Writes to the storage of the browser, and what a sign-out does with them. */
const stored: Record<string, 'removed' | string> = {
  'modules/overview/achievements/web/screens/AchievementNews.tsx':
    'figures already shown, by the id of the person',
  'modules/learning/courses/web/lesson/use-speed.ts': 'the speed of films',
  'modules/learning/journals/web/use-journal-editor.ts':
    'unsent marks, by the id of the teacher, sent after the next sign-in',
  'modules/learning/journals/web/use-direction.ts': 'where the cursor goes',
  'modules/contests/olympiad-jury/web/jury/use-heard.ts': 'the time of the last message read',
  'modules/learning/reviews/web/desk/kept-review.ts': 'removed',
  'modules/day/rewards/web/screens/LevelUps.tsx': 'the level already shown, by the id of the person',
  'modules/day/rewards/web/sound.ts': 'whether there is sound',
  'modules/people/accounts/web/chosen-grade.ts': 'the class that a guest looks at, for a day',
  'modules/reach/search/web/recent.ts': 'removed',
  'modules/day/today/web/focus-store.ts': 'the clock of a tab',
  'modules/engine/works/web/draft-store.ts': 'removed',
  'modules/engine/works/web/holder.ts': 'the name of a tab',
  'modules/engine/works/web/shelf.ts':
    'unsent answers, by the attempt: they are sent after its owner’s next sign-in',
  'packages/api-client/src/browser.ts': 'the name of the device',
  'packages/app/src/failures/missing-chunk.ts': 'the number of reloads of a page',
  'packages/app/src/visit/send-locale.ts': 'the language reported to the server',
  'packages/browser/src/arrival.ts': 'the page for which a person signs in, for ten minutes',
  'packages/browser/src/locale.ts': 'the language',
  'packages/browser/src/session.ts': 'removed by itself',
  'packages/browser/src/typed-drafts.ts': 'removed',
  'packages/tables/src/use-shown-columns.ts': 'columns of a table',
  'apps/portal/app/theme.ts': 'the theme',
}

/** The prefix of the keys of drafts. */
const removedNames: Record<string, RegExp> = {
  'modules/learning/reviews/web/desk/kept-review.ts': /`(review:)/,
  'modules/reach/search/web/recent.ts': /'(search_recent)'/,
}

test('a sign-out removes everything from the storage of the browser, except what is listed with a reason', () => {
  const writing = repositoryFiles().filter(
    (file) =>
      /^(?:apps|modules|packages)\/.*\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/server\/|\/testing\/|packages\/browser\/src\/storage\.ts$/.test(file) &&
      /\b(?:localStorage|sessionStorage|storage|kept|drafts)\.(?:setItem|write|writeFor)\(/.test(
        readText(file),
      ),
  )
  expect(writing.toSorted()).toEqual(Object.keys(stored).toSorted())
  const drafts = readText('packages/browser/src/forget-drafts.ts')
  for (const [file, name] of Object.entries(removedNames))
    expect(drafts).toContain(`'${name.exec(readText(file))![1]}'`)
})
