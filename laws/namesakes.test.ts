import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Namesakes in a list are distinguished by one rule (`namesApart` of names): every file that makes names for a list uses it.

const makesNames = /\b(?:listedNameSql|listedName|fullName)\(/
const distinguishes = /\b(?:namesApart|namesApartIn|pageApart)\(/

/** Files with names of one person, or with another distinction. The list may only become shorter. */
const others: Record<string, string> = {
  'modules/people/accounts/server/present.ts': 'the own account',
  'modules/day/certificates/server/paper.ts': 'a paper has one holder',
  'modules/day/certificates/server/present.ts': 'a certificate has one holder',
  'modules/learning/coaches/server/data-present.ts': 'the list in routes.ts distinguishes them',
  'modules/learning/assigning/server/reminding.ts':
    'the first dozen of pupils who have not begun, shown to their teacher only',
  'modules/learning/homework-analysis/server/routes.ts': 'the copy of one pupil',
  'modules/people/identities/server/routes.ts': 'the own account',
  'modules/reach/invitations/server/present.ts': 'colleagues who apply, with their addresses',
  'modules/contests/olympiad-desk/server/accesses/list-rules.ts':
    'rows of an uploaded list, whose namesakes are a fault of their own',
  'modules/people/organizations/server/name-views.ts': 'readers of names, with their role',
  'modules/learning/own-tasks/server/queries.ts': 'the author of a task',
  'modules/day/profiles/server/person/queries.ts': 'the page of one person',
  'modules/day/profiles/server/person/routes.ts': 'the page of one person',
  'modules/overview/progress/server/watched/access.ts': 'the page of one person',
  'modules/learning/reviews/server/queries.ts': 'the lesson of one person',
  'modules/people/school-classes/server/doubles/listing.ts':
    'pairs that are similar on purpose, with their differences',
  'modules/people/school-classes/server/importing.ts': 'rows of an uploaded list, with their numbers',
  'modules/people/school-classes/server/moves/merging.ts': 'pupils who would move, before the class is read',
  'modules/people/sign-in-factors/server/keys.ts': 'the own account',
  'modules/learning/skills-practice/server/present.ts': 'the list in routes.ts distinguishes them',
}

const files = repositoryFiles().filter(
  (file) =>
    /^modules\/[^/]+\/[^/]+\/server\/.*\.ts$/.test(file) &&
    !/\.test\.ts$|\/testing\/|\/demo[^/]*\.ts$|\/ru[^/]*\.ts$/.test(file) &&
    makesNames.test(readText(file)),
)

test('lists of people distinguish namesakes', () => {
  expect(files.filter((file) => !distinguishes.test(readText(file)) && !(file in others))).toEqual([])
})

test('every exception still makes names and does not distinguish them itself', () => {
  expect(
    Object.keys(others).filter((file) => !files.includes(file) || distinguishes.test(readText(file))),
  ).toEqual([])
})
