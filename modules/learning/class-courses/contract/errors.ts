import { errorCatalogue } from '@school/kernel/contract'

export const classCourseErrors = errorCatalogue({
  class_course_closed: {
    status: 422,
    text: 'Курс платный и\u00a0никому из\u00a0класса не\u00a0открыт. Сначала школа открывает к\u00a0нему доступ',
    field: 'courseId',
  },
  class_course_term_over: {
    status: 422,
    text: 'Этот день уже прошёл. Подойдёт сегодняшний или более поздний',
    field: 'dueOn',
  },
  class_course_term_far: {
    status: 422,
    text: 'Срок может быть не\u00a0дальше чем через год',
    field: 'dueOn',
  },
  class_courses_too_many: {
    status: 422,
    text: 'У\u00a0класса уже тридцать курсов. Новый поместится, если убрать один из\u00a0них',
    field: 'courseId',
  },
})
