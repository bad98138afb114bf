import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Who is called alike in a list is told apart by one rule (`namesApart` of accounts): a file that makes names for a list asks it.

const makesNames = /\b(?:listedNameSql|listedName|fullName)\(/
const tellsApart = /\b(?:namesApart|namesApartIn|pageApart)\(/

/** Where names are of one person, or are told apart by something else. It may only become shorter. */
const others: Record<string, string> = {
  'modules/accounts/server/present.ts': 'the own account',
  'modules/certificates/server/paper.ts': 'a paper has one holder',
  'modules/certificates/server/present.ts': 'a certificate has one holder',
  'modules/coaches/server/data-present.ts': 'told apart by the list in routes.ts',
  'modules/homeworks/server/reminding.ts':
    'the first dozen of those who have not begun, who are named to nobody else',
  'modules/homeworks/server/teacher-routes.ts': 'the copy of one pupil',
  'modules/identities/server/routes.ts': 'the own account',
  'modules/invitations/server/present.ts': 'colleagues who apply, with their addresses',
  'modules/olympiads/server/accesses/list-rules.ts':
    'rows of a list that is brought, whose namesakes are a fault of their own',
  'modules/organizations/server/name-views.ts': 'whoever has looked, with their role',
  'modules/own-tasks/server/queries.ts': 'the author of a task',
  'modules/profiles/server/person/queries.ts': 'the page of one person',
  'modules/profiles/server/person/routes.ts': 'the page of one person',
  'modules/progress/server/watched/access.ts': 'the page of one person',
  'modules/reviews/server/queries.ts': 'the lesson of one person',
  'modules/school-classes/server/doubles/listing.ts':
    'pairs that are alike on purpose, with what tells them apart',
  'modules/school-classes/server/importing.ts': 'rows of a list that is brought, with their numbers',
  'modules/school-classes/server/moves/merging.ts': 'who would come over, before the class is read',
  'modules/sign-in-factors/server/keys.ts': 'the own account',
  'modules/skills-practice/server/present.ts': 'told apart by the list in routes.ts',
}

const files = repositoryFiles().filter(
  (file) =>
    /^modules\/[^/]+\/server\/.*\.ts$/.test(file) &&
    !/\.test\.ts$|\/testing\/|\/demo[^/]*\.ts$|\/ru[^/]*\.ts$/.test(file) &&
    makesNames.test(readText(file)),
)

test('lists of people tell namesakes apart', () => {
  expect(files.filter((file) => !tellsApart.test(readText(file)) && !(file in others))).toEqual([])
})

test('what is let off makes names still and does not tell them apart itself', () => {
  expect(
    Object.keys(others).filter((file) => !files.includes(file) || tellsApart.test(readText(file))),
  ).toEqual([])
})
