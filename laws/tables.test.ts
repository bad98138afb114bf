import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './files.ts'

// Every table for teachers can be exported: CSV and a workbook (decision 042).

/** Tables without an export on their own screen, with reasons. */
const unsaved: Record<string, string> = {
  'modules/learning/attestations/web/screens/AttestationResultsScreen.tsx':
    'a pupil reads their own attempts',
  'modules/learning/exam-rehearsals/web/Compared.tsx': 'a pupil reads their own attempts',
  'modules/learning/exam-rehearsals/web/ExamCoursePart.tsx':
    'its rows are columns of the export of NumbersTable',
  'modules/learning/exam-rehearsals/web/screens/ExamRehearsalScreen.tsx': 'a pupil reads the scale of marks',
  'modules/people/families/web/screens/FamilyConsentsScreen.tsx': 'a parent reads a few lines of their own',
  'modules/learning/homework-analysis/web/MatrixTable.tsx': 'TeacherHomeworkScreen saves it',
  'modules/reach/invitations/web/OrganizationInvitations.tsx':
    'a few unanswered invitations; the employees are in the list',
  'modules/learning/journals/web/JournalGrid.tsx': 'JournalTools saves it',
  'modules/engine/monitoring/web/attempts/MonitoredAttemptTable.tsx': 'MonitoredAttempts saves it',
  'modules/engine/monitoring/web/attempts/StuckAttempts.tsx': 'a notice that empties itself',
  'modules/contests/olympiad-analytics/web/screens/GradeScreen.tsx':
    'the last rows of the export of PupilsByTasks',
  'modules/contests/olympiads/web/ByGrades.tsx': 'public figures of a few grades',
  'modules/contests/olympiad-conduct/web/packet/PacketDialog.tsx':
    'a search for one pupil; all of them are a workbook in the packet',
  'modules/contests/olympiads/web/screens/OlympiadScreen.tsx': 'the public calendar of an olympiad',
  'modules/contests/olympiad-conduct/web/time/TimeRequests.tsx':
    'time given by requests is exported with all given time',
  'modules/people/organizations/web/OrganizationTable.tsx': 'OrganizationScreen saves it',
  'modules/overview/progress/web/CourseResults.tsx':
    'a few courses of one pupil; those of a class are saved by the class',
  'modules/overview/progress/web/TaskResultTable.tsx': 'a pupil reads their own results',
  'modules/engine/ratings/web/PlaceDialog.tsx': 'a pupil reads how a place is computed',
  'modules/engine/ratings/web/RatingOfSchools.tsx': 'a public rating',
  'modules/engine/ratings/web/RatingTable.tsx': 'a public rating',
  'modules/engine/ratings/web/WorkStatsView.tsx': 'public figures of a work',
  'modules/engine/task-forms/web/PrintedQuestion.tsx': 'a statement of a task',
  'modules/engine/task-forms/web/marking/Grid.tsx': 'a statement of a task',
}

const drawn = globSync(['modules/*/*/web/**/*.tsx', 'apps/{site,portal}/app/**/*.tsx'], { cwd: root })
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .filter(({ text }) => /<(DataTable|Table|table)\b/.test(text))

test.each(drawn.map(({ file, text }) => [file, text]))('%s exports its tables', (file, text) => {
  const tables = text.match(/<(DataTable|Table|table)\b/g)!.length
  const ways = text.match(/<SaveAs\b|\bsaveAs=/g)?.length ?? 0
  if (file in unsaved) expect(ways, 'it is exported: it needs no exception').toBe(0)
  else expect(ways, 'add a <SaveAs>, or the reason in laws/tables.test.ts').toBeGreaterThanOrEqual(tables)
})

test('every exception is still needed', () => {
  expect(Object.keys(unsaved).filter((file) => drawn.every((one) => one.file !== file))).toEqual([])
})
