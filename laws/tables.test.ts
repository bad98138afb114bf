import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './files.ts'

// Everything in a table of those who teach can leave it: CSV and a workbook (decision 042).

/** Tables that are not saved where they are drawn, and why. */
const unsaved: Record<string, string> = {
  'modules/attestations/web/screens/AttestationResultsScreen.tsx': 'a pupil reads their own attempts',
  'modules/exam-rehearsals/web/Compared.tsx': 'a pupil reads their own attempts',
  'modules/exam-rehearsals/web/ExamCoursePart.tsx': 'its rows are columns of what NumbersTable saves',
  'modules/exam-rehearsals/web/screens/ExamRehearsalScreen.tsx': 'a pupil reads the scale of marks',
  'modules/families/web/screens/FamilyConsentsScreen.tsx': 'a parent reads a few lines of their own',
  'modules/homeworks/web/MatrixTable.tsx': 'TeacherHomeworkScreen saves it',
  'modules/invitations/web/OrganizationInvitations.tsx':
    'a few who have not answered; who works there is the list',
  'modules/journals/web/JournalGrid.tsx': 'JournalTools saves it',
  'modules/monitoring/web/attempts/MonitoredAttemptTable.tsx': 'MonitoredAttempts saves it',
  'modules/monitoring/web/attempts/StuckAttempts.tsx': 'a notice that empties itself, nobody keeps it',
  'modules/olympiad-analytics/web/screens/GradeScreen.tsx': 'the last rows of what PupilsByTasks saves',
  'modules/olympiads/web/ByGrades.tsx': 'public figures of a few grades',
  'modules/olympiads/web/packet/PacketDialog.tsx':
    'one pupil is looked for; all of them are a workbook in the packet',
  'modules/olympiads/web/screens/OlympiadScreen.tsx': 'the public calendar of an olympiad',
  'modules/olympiads/web/time/TimeRequests.tsx': 'what was given by requests is saved with all given time',
  'modules/organizations/web/OrganizationList.tsx': 'OrganizationScreen saves it',
  'modules/progress/web/CourseResults.tsx':
    'a few courses of one pupil; those of a class are saved by the class',
  'modules/progress/web/TaskResultTable.tsx': 'a pupil reads their own results',
  'modules/ratings/web/PlaceDialog.tsx': 'a pupil reads what a place is made of',
  'modules/ratings/web/RatingOfSchools.tsx': 'a public rating',
  'modules/ratings/web/RatingTable.tsx': 'a public rating',
  'modules/ratings/web/WorkStatsView.tsx': 'public figures of a work',
  'modules/tasks/web/PrintedQuestion.tsx': 'a statement of a task',
  'modules/tasks/web/marking/Grid.tsx': 'a statement of a task',
}

const drawn = globSync(['modules/*/web/**/*.tsx', 'apps/{site,portal}/app/**/*.tsx'], { cwd: root })
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ text }) => /<(DataTable|Table|table)\b/.test(text))

test.each(drawn.map(({ file, text }) => [file, text]))('%s lets its tables be saved', (file, text) => {
  const tables = text.match(/<(DataTable|Table|table)\b/g)!.length
  const ways = text.match(/<SaveAs\b/g)?.length ?? 0
  if (file in unsaved) expect(ways, 'it is saved: it needs no excuse').toBe(0)
  else
    expect(ways, 'give it a <SaveAs>, or say in laws/tables.test.ts why not').toBeGreaterThanOrEqual(tables)
})

test('no excuse is left over', () => {
  expect(Object.keys(unsaved).filter((file) => drawn.every((one) => one.file !== file))).toEqual([])
})
