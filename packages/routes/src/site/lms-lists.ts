import { page } from '../page.ts'
import { oneOf, pageNumber, typedWords, wholeNumber } from '../search-parsers.ts'
import { withSearch } from '../search.ts'
import { checkingPage } from './checking.ts'

/** Pages with declared search parameters: their parsers are not in what every page begins with. */

/** Filters of the queue of answers, and how it is grouped. */
// @__NO_SIDE_EFFECTS__
const queueParts = () => ({
  homework: wholeNumber(),
  work: wholeNumber(),
  task: wholeNumber(),
  class: wholeNumber(),
  school: wholeNumber(),
  by: oneOf(['task', 'pupil']),
})
export const courseRating = withSearch(
  { page: pageNumber() },
  page('/courses/:course_id/rating', 'user', 'Рейтинг курса'),
)
export const teacherLessonQuestions = withSearch(
  { tab: oneOf(['waiting', 'answered'], 'waiting'), page: pageNumber() },
  page('/teacher/lesson_questions', 'agent', 'Вопросы по урокам'),
)
export const teacherChecking = withSearch(
  { ...queueParts(), tab: oneOf(['waiting', 'done'], 'waiting'), page: pageNumber() },
  checkingPage,
)
export const teacherReview = withSearch(
  { ...queueParts(), checked: wholeNumber() },
  page('/teacher/checking/:review_id', 'agent', 'Проверка ответа'),
)
export const teacherCoaches = withSearch(
  { state: oneOf(['on_check', 'returned', 'approved', 'draft'], 'on_check'), page: pageNumber() },
  page('/teacher/coaches', 'agent', 'Репетиторы: проверка данных'),
)
export const teacherRegradings = withSearch(
  { page: pageNumber() },
  page('/teacher/regradings', 'agent', 'Перепроверки'),
)
export const people = withSearch({ q: typedWords(80), page: pageNumber() }, page('/users', 'anyone', 'Люди'))
