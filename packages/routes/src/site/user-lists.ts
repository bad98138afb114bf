import { page } from '../page.ts'
import { oneOf, pageNumber } from '../search-parsers.ts'
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
