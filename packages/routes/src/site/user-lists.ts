import { page } from '../page.ts'
import { oneOf, pageNumber, typedWords, wholeNumber } from '../search-parsers.ts'
import { withSearch } from '../search.ts'

/** Pages with declared search parameters: their parsers are not in what every page begins with. */

export const notifications = withSearch(
  {
    tab: oneOf(['all', 'unread'], 'all'),
    kind: oneOf([
      'homework',
      'reminder',
      'answer',
      'class_message',
      'olympiad',
      'invitation',
      'objective',
      'account',
    ]),
    page: pageNumber(),
  },
  page('/dashboard/notifications', 'user', 'Уведомления'),
)
export const mistakes = withSearch(
  { state: oneOf(['open', 'closed'], 'open'), page: pageNumber() },
  page('/dashboard/mistakes', 'pupil', 'Путь ошибки'),
)
export const objectives = withSearch(
  { state: oneOf(['active', 'completed'], 'active') },
  page('/dashboard/objectives', 'pupil', 'Мои цели'),
)
export const teacherObjectives = withSearch(
  { state: oneOf(['active', 'completed'], 'active') },
  page('/teacher-dashboard/objectives', 'agent', 'Цели учителя'),
)
export const teacherTasks = withSearch(
  {
    tab: oneOf(['ready', 'draft', 'archive', 'shared'], 'ready'),
    text: typedWords(80),
    kind: oneOf([
      'single_choice',
      'multiple_choice',
      'number',
      'short_text',
      'gaps',
      'ordering',
      'compose',
      'matching',
      'grouping',
      'mark_words',
      'table',
      'number_line',
      'image_point',
      'file',
      'essay',
    ]),
    discipline: wholeNumber(),
    skill: typedWords(80),
    label: typedWords(60),
    page: pageNumber(),
  },
  page('/teacher-dashboard/tasks', 'agent', 'Мои задачи'),
)
