import { errorCatalogue } from '@school/kernel/contract'

export const bonusErrors = errorCatalogue({
  partner_not_found: { status: 404, text: 'Такого партнёра нет' },
  partner_gift_over: { status: 422, text: 'Эта акция закончилась' },
  partner_gift_taken: { status: 422, text: 'Подарок на этом аккаунте уже получен' },
  partner_gift_not_for_staff: { status: 422, text: 'Подарок достаётся ученикам и родителям' },
  partner_gift_grade: { status: 422, text: 'Нужен класс', field: 'grade_index' },
})
