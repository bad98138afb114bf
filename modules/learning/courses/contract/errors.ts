import { errorCatalogue } from '@school/kernel/contract'

export const courseErrors = errorCatalogue({
  course_not_found: { status: 404, text: 'Такого курса нет' },
  course_not_free: { status: 422, text: 'Этот курс платный: записаться на него бесплатно нельзя' },
  lesson_not_found: { status: 404, text: 'Такого урока нет' },
  lesson_locked: { status: 403, text: 'Урок откроется после записи на курс' },
  lesson_question_not_found: { status: 404, text: 'Такого вопроса нет' },
  lesson_question_waits: { status: 422, text: 'Сначала нужно ответить на\u00a0вопрос' },
  lesson_questions_too_many: {
    status: 422,
    text: 'Десять вопросов уже ждут ответа. Новый можно задать, когда на\u00a0один из\u00a0них ответят',
  },
  lesson_task_not_found: { status: 404, text: 'Такой задачи в\u00a0уроке нет' },
  lesson_not_finished: { status: 422, text: 'Об\u00a0уроке спросим, когда все его задачи будут пройдены' },
  opinions_not_found: { status: 404, text: 'Мнений об\u00a0уроках здесь нет' },
  remark_not_found: { status: 404, text: 'Такой заметки нет' },
  remarks_too_many: {
    status: 422,
    text: 'В\u00a0этом уроке уже сто заметок: новая поместится, если убрать одну из\u00a0прежних',
  },
  course_access_taken: { status: 422, text: 'Школа закрыла доступ к\u00a0этому курсу' },
})
