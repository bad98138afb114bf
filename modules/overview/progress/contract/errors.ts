import { errorCatalogue } from '@school/kernel/contract'

export const progressErrors = errorCatalogue({
  progress_share_not_found: {
    status: 404,
    text: 'Ссылка не работает: её закрыли, срок вышел или в адресе ошибка',
  },
  watched_pupil_not_found: { status: 404, text: 'Такого ученика у\u00a0вас нет' },
  exam_course_not_found: {
    status: 404,
    text: 'Пробных экзаменов по\u00a0этому предмету ученик не\u00a0писал',
  },
  progress_share_in_past: { status: 422, text: 'День нужен не раньше сегодняшнего', field: 'ends_on' },
  progress_share_too_long: { status: 422, text: 'Ссылка живёт не дольше года', field: 'ends_on' },
})
