import { cleared, erased, erasedWhere, kept, type PersonPart } from '@school/personal-data/server'
import { accommodations, answerDrafts, answerReviews, answers, attempts, workAllowances } from './tables.ts'

const ofAttempts = 'attempt_id in (select id from attempts where user_id = $1)'
import { dataExports } from './ru-export.ts'

/** Personal data stored by this module (decision 065). */
export const worksPart: PersonPart = {
  module: 'works',
  deletions: [
    kept(attempts, 'user_id', 'Points and places of everybody else are reckoned with it; without a name'),
    erasedWhere(answerDrafts, ofAttempts),
    cleared(answers, {
      where: `${ofAttempts} and response->>'kind' in ('essay', 'file')`,
      set: `response = (response - 'text') || case response->>'kind' when 'essay' then '{"text": ""}'::jsonb else '{"files": []}'::jsonb end`,
      why: 'Points of the answer; what a program has judged is needed to judge it again',
    }),
    cleared(answerReviews, {
      where: ofAttempts,
      set: `comment = '', sheet_notes = '[]'`,
      why: 'Points of the answer',
    }),
    kept(answerReviews, 'reviewer_id', 'Who has checked, for those who were checked; without a name'),
    kept(answerReviews, 'taken_by', 'Ends by itself in minutes'),
    erased(accommodations, 'user_id'),
    kept(accommodations, 'set_by', 'Belongs to the pupil'),
    kept(workAllowances, 'granted_by', 'Belongs to the record of the work'),
  ],
  dataExports,
}
