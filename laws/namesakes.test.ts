import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Namesakes in a list are distinguished by one rule (`namesApart` of accounts): every file that makes names for a list uses it.

const makesNames = /\b(?:listedNameSql|listedName|fullName)\(/
const tellsApart = /\b(?:namesApart|namesApartIn|pageApart)\(/

/** Files with names of one person, or with another distinction. The list may only become shorter. */
const others: Record<string, string> = {
  'modules/accounts/server/present.ts': 'the own account',
  'modules/certificates/server/paper.ts': 'a paper has one holder',
  'modules/certificates/server/present.ts': 'a certificate has one holder',
  'modules/coaches/server/data-present.ts': 'the list in routes.ts distinguishes them',
  'modules/homeworks/server/reminding.ts':
    'the first dozen of pupils who have not begun, shown to their teacher only',
  'modules/homeworks/server/teacher-routes.ts': 'the copy of one pupil',
  'modules/identities/server/routes.ts': 'the own account',
  'modules/invitations/server/present.ts': 'colleagues who apply, with their addresses',
  'modules/olympiads/server/accesses/list-rules.ts':
    'rows of an uploaded list, whose namesakes are a fault of their own',
  'modules/organizations/server/name-views.ts': 'readers of names, with their role',
  'modules/own-tasks/server/queries.ts': 'the author of a task',
  'modules/profiles/server/person/queries.ts': 'the page of one person',
  'modules/profiles/server/person/routes.ts': 'the page of one person',
  'modules/progress/server/watched/access.ts': 'the page of one person',
  'modules/reviews/server/queries.ts': 'the lesson of one person',
  'modules/school-classes/server/doubles/listing.ts':
    'pairs that are similar on purpose, with their differences',
  'modules/school-classes/server/importing.ts': 'rows of an uploaded list, with their numbers',
  'modules/school-classes/server/moves/merging.ts': 'pupils who would move, before the class is read',
  'modules/sign-in-factors/server/keys.ts': 'the own account',
  'modules/skills-practice/server/present.ts': 'the list in routes.ts distinguishes them',
}

const files = repositoryFiles().filter(
  (file) =>
    /^modules\/[^/]+\/server\/.*\.ts$/.test(file) &&
    !/\.test\.ts$|\/testing\/|\/demo[^/]*\.ts$|\/ru[^/]*\.ts$/.test(file) &&
    makesNames.test(readText(file)),
)

test('lists of people distinguish namesakes', () => {
  expect(files.filter((file) => !tellsApart.test(readText(file)) && !(file in others))).toEqual([])
})

test('every exception still makes names and does not distinguish them itself', () => {
  expect(
    Object.keys(others).filter((file) => !files.includes(file) || tellsApart.test(readText(file))),
  ).toEqual([])
})
