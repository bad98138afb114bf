import { errorCatalogue } from '@school/kernel/contract'

export const juryErrors = errorCatalogue({
  expert_not_found: {
    status: 422,
    text: 'Взрослого с такой почтой в школе нет. Сначала нужна регистрация',
    field: 'email',
  },
  question_not_found: { status: 404, text: 'Такого вопроса нет' },
  questions_closed: { status: 422, text: 'Вопросы и объявления\u00a0— только пока идёт работа' },
  questions_too_many: {
    status: 422,
    text: 'Десять вопросов уже ждут ответа. Сначала ответит жюри',
    field: 'text',
  },
})

/** Messages shown next to a form field. */
export const juryWords = { empty: 'Напишите хотя бы слово', tooLong: 'Не больше 1000 знаков' }

export const withdrawalWords = { reasonNeeded: 'Напишите причину: её прочитают участники' }
