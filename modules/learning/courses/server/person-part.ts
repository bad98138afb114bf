import { cleared, erased, erasedWhere, kept, type PersonPart } from '@school/personal-data/server'
import { lessonOpinions } from './opinions/tables.ts'
import { lessonQuestions } from './questions/tables.ts'
import { lessonRemarks } from './remarks/tables.ts'
import { lessonViews, watchedDays } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const coursesPart: PersonPart = {
  module: 'courses',
  deletions: [
    erased(lessonViews, 'user_id'),
    erased(watchedDays, 'user_id'),
    erased(lessonRemarks, 'user_id'),
    erased(lessonOpinions, 'user_id'),
    erasedWhere(lessonQuestions, 'user_id = $1 and published_at is null'),
    cleared(lessonQuestions, {
      column: 'user_id',
      set: "question = '', answer = null",
      why: 'What a methodist has made of the question for everybody belongs to the lesson',
    }),
    kept(lessonQuestions, 'answered_by', 'Answers belong to those who have asked'),
    kept(lessonQuestions, 'published_by', 'Answers for everybody belong to the lesson'),
  ],
  dataExports,
}
