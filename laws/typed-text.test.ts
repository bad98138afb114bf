import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Text that a person has typed outlives the page and the session (decision 090): a field of many lines belongs to a form of `useForm`,
// which keeps it, or the screen keeps it itself.

/** Who keeps it instead of `useForm`. This list may only become shorter. */
const keptElsewhere: Record<string, string> = {
  'modules/exam-rehearsals/web/DeskTools.tsx':
    'the scratch paper of an attempt writes each letter to typedDrafts',
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

/** What is written to the storage of the browser, and what a sign-out does with it. */
const stored: Record<string, 'removed' | string> = {
  'modules/achievements/web/screens/AchievementNews.tsx': 'figures that were told, by the id of the person',
  'modules/courses/web/lesson/use-speed.ts': 'the speed of films',
  'modules/journals/web/use-desk.ts':
    'marks on their way, by the id of the teacher, who sends them when back',
  'modules/journals/web/use-direction.ts': 'where the cursor goes',
  'modules/olympiads/web/jury/use-heard.ts': 'the moment of the last word that was heard',
  'modules/reviews/web/desk/kept-review.ts': 'removed',
  'modules/rewards/web/screens/LevelUps.tsx': 'the level that was told, by the id of the person',
  'modules/rewards/web/sound.ts': 'whether there is sound',
  'modules/search/web/recent.ts': 'removed',
  'modules/today/web/focus-store.ts': 'the clock of a tab',
  'modules/works/web/draft-store.ts': 'removed',
  'modules/works/web/holder.ts': 'the name of a tab',
  'modules/works/web/shelf.ts': 'answers on their way, by the attempt: they are sent when its owner is back',
  'packages/api-client/src/browser.ts': 'the name of the device',
  'packages/app/src/failures/missing-chunk.ts': 'how often a page was loaded anew',
  'packages/app/src/visit/send-locale.ts': 'what was told of the language',
  'packages/browser/src/locale.ts': 'the language',
  'packages/browser/src/session.ts': 'removed by itself',
  'packages/browser/src/typed-drafts.ts': 'removed',
  'packages/tables/src/use-shown-columns.ts': 'columns of a table',
  'apps/portal/app/theme.ts': 'the theme',
}

/** The head of the names under which it is kept. */
const removedNames: Record<string, RegExp> = {
  'modules/reviews/web/desk/kept-review.ts': /`(review:)/,
  'modules/search/web/recent.ts': /'(search_recent)'/,
}

test('everything in the storage of the browser is removed by a sign-out, or says why it may stay', () => {
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
