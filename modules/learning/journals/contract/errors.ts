import { errorCatalogue } from '@school/kernel/contract'

export const journalErrors = errorCatalogue({
  journal_archived: { status: 422, text: 'Класс в\u00a0архиве: журнал можно только читать' },
  journal_column_not_found: {
    status: 404,
    text: 'Такого столбца в\u00a0журнале нет: возможно, его убрал коллега',
  },
  journal_pupil_not_found: { status: 404, text: 'Такого ученика в\u00a0классе нет' },
  journal_homework_not_found: { status: 404, text: 'Такого задания у\u00a0класса нет' },
  journal_day_in_summer: {
    status: 422,
    text: 'В июле и августе уроков нет: такой день не относится ни к одной четверти',
    field: 'day',
  },
  journal_day_outside: {
    status: 422,
    text: 'День должен быть в\u00a0учебном году этого класса, с\u00a01 сентября по\u00a031 августа',
    field: 'day',
  },
  journal_discipline_unknown: {
    status: 422,
    text: 'Выберите предмет из\u00a0списка',
    field: 'discipline_key',
  },
  journal_column_has_marks: {
    status: 422,
    text: 'В\u00a0столбце есть отметки, поставленные вручную. Сначала очистите их: в\u00a0таблице Ctrl\u00a0+\u00a0пробел выделит столбец, Delete очистит',
  },
})
