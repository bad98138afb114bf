import { disciplineKey } from '@school/courses/server'
import { type ContentPart, extend } from '@school/kernel/server'
import { writtenTask } from '@school/tasks/server'
import { loadExamRehearsals } from './load.ts'
import { type ExamRehearsalContent, readExamRehearsals } from './read.ts'
import { says } from './ru.ts'
import { examRehearsals } from './tables.ts'

export const rehearsalsContent: ContentPart<ExamRehearsalContent[]> = {
  name: 'exam-rehearsals',
  needs: ['courses'],
  table: examRehearsals,
  read(folder, known) {
    const { rehearsals, problems } = readExamRehearsals(folder, new Set(known(disciplineKey)))
    return {
      content: rehearsals,
      problems,
      summary: says.summary(rehearsals.length),
      offers: rehearsals.flatMap(({ tasks }) => tasks.map((task) => extend(writtenTask, task))),
    }
  },
  load: loadExamRehearsals,
}
