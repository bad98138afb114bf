import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Where a session is opened, and why there. Everybody else calls `letIn`, which asks for the second step. */
const doors: Record<string, string> = {
  'modules/accounts/server/sign-in-step.ts': 'letIn itself',
  'modules/sign-in-factors/server/step.ts': 'the second step is passed, or a passkey has been both',
  'modules/sign-in-factors/server/factors.ts':
    'a factor was shown in this very moment, and the session becomes another',
  'modules/accounts/server/auto-registration.ts':
    'a new account that was begun without a form has no second step, and shares the budget of its address',
  'modules/olympiads/server/packet/codes.ts': 'a slip of paper opens a stage for a day (decision 057)',
  'modules/school-classes/server/entering.ts':
    'a personal code of a class lets in a pupil who has nothing else (decision 066)',
}

test('a session is opened at the one door, and at those that are named here', () => {
  const opening = repositoryFiles()
    .filter((file) => /^(modules|apps|packages)\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .filter((file) => readText(file).includes('visit.signIn('))
  expect(opening.toSorted()).toEqual(Object.keys(doors).toSorted())
})
