import { errorCatalogue } from '@school/kernel/contract'

export const courseErrors = errorCatalogue({
  course_not_found: { status: 404, text: 'Такого курса нет' },
  course_not_free: { status: 422, text: 'Этот курс платный: записаться на него бесплатно нельзя' },
  lesson_not_found: { status: 404, text: 'Такого урока нет' },
  lesson_locked: { status: 403, text: 'Урок откроется после записи на курс' },
  course_access_taken: { status: 422, text: 'Школа закрыла доступ к\u00a0этому курсу' },
})
