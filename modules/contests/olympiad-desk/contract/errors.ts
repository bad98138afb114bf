import { errorCatalogue } from '@school/kernel/contract'

export const deskErrors = errorCatalogue({
  school_code_needed: {
    status: 422,
    text: 'У\u00a0школы ещё нет кода этого этапа. Сначала получите код: он стоит на\u00a0листочках',
  },
  slips_needless: { status: 422, text: 'Для этого этапа у\u00a0вас нет учеников: печатать нечего' },
  diplomas_absent: {
    status: 422,
    text: 'У\u00a0ваших учеников в\u00a0этом этапе нет ни\u00a0дипломов, ни\u00a0сертификатов',
  },
  letter_absent: {
    status: 422,
    text: 'Благодарность\u00a0— для\u00a0учителя, у\u00a0которого в\u00a0этом этапе есть участники',
  },
  managed_place_not_found: { status: 404, text: 'Вы не управляете ни школой, ни муниципалитетом' },
  access_of_school: { status: 403, text: 'Классам и ученикам этап открывает администратор их школы' },
  access_of_municipality: {
    status: 403,
    text: 'Решать за школы может администратор муниципалитета',
  },
  desk_of_school: { status: 403, text: 'Это делает администратор школы: у каждой школы это своё' },
  sheet_empty: { status: 422, text: 'В\u00a0этом этапе пока нет учеников вашей школы: подписывать нечего' },
  readiness_fixed: { status: 422, text: 'Этап закончился: подготовку к\u00a0нему уже не\u00a0изменить' },
  supervisor_not_found: {
    status: 422,
    text: 'В\u00a0вашей школе такого сотрудника нет',
    field: 'supervisor_id',
  },
  nobody_solves: {
    status: 422,
    text: 'Сейчас никто из вашей школы не решает: сообщение некому показать',
    field: 'text',
  },
  access_needless: {
    status: 422,
    text: 'Кода школы в этом этапе нет: открывать его классам не нужно',
  },
  access_decided_above: {
    status: 422,
    text: 'Об этом этапе за школу решил муниципалитет: изменить доступ нельзя',
  },
  access_reason_needed: {
    status: 422,
    text: 'Напишите причину: её прочитают школы',
    field: 'reason',
  },
  list_empty: { status: 422, text: 'Вставьте список или выберите файл', field: 'text' },
  listed_pupil_not_found: { status: 404, text: 'Такого ученика в списке нет' },
})

/** Messages shown next to a form field. */
export const accessWords = {
  classesNeeded: 'Выберите хотя бы один класс',
  schoolsNeeded: 'Выберите хотя бы одну школу',
}
