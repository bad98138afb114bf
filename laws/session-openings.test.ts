import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

/** Files that open a session, with reasons. All other code calls `letIn`, which asks for the second factor. */
const openers: Record<string, string> = {
  'modules/people/accounts/server/sign-in-step.ts': 'letIn itself',
  'modules/people/sign-in-factors/server/step.ts': 'the second step is passed, or a passkey was both factors',
  'modules/people/sign-in-factors/server/factors.ts':
    'a factor has just been proved, and the session is renewed',
  'modules/people/accounts/server/auto-registration.ts':
    'a new account created without a form has no second step, and shares the limits of its address',
  'modules/contests/olympiad-conduct/server/packet/codes.ts':
    'a slip of paper opens a stage for a few hours (decision 057)',
  'modules/people/school-classes/server/entering.ts':
    'a personal code of a class signs in a pupil without another way (decision 066)',
}

test('a session is opened by letIn and in the files listed here only', () => {
  const opening = repositoryFiles()
    .filter((file) => /^(modules|apps|packages)\/.*\.ts$/.test(file) && !file.includes('.test.'))
    .filter((file) => readText(file).includes('visit.signIn('))
  expect(opening.toSorted()).toEqual(Object.keys(openers).toSorted())
})
