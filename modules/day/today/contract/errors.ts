import { errorCatalogue } from '@school/kernel/contract'

export const planErrors = errorCatalogue({
  plan_item_not_found: { status: 404, text: 'Такого дела в\u00a0плане нет' },
  plan_wish_not_found: { status: 404, text: 'Такого правила нет' },
  plan_day_over: { status: 422, text: 'Этот день уже прошёл: его план не\u00a0меняется', field: 'day' },
  plan_day_too_far: { status: 422, text: 'Планировать можно на\u00a0месяц вперёд', field: 'day' },
  plan_done_by_doing: { status: 422, text: 'Это дело отметится само, когда будет сделано' },
  plan_item_set: { status: 422, text: 'Это задано: убрать нельзя, можно перенести на\u00a0завтра' },
  plan_moved_twice: { status: 422, text: 'Дело уже переносили два раза. Пора за\u00a0него взяться' },
  plan_due_today: { status: 422, text: 'Срок сегодня: завтра будет поздно' },
  plan_at_hour: {
    status: 422,
    text: 'У\u00a0этого дела свой час: день и\u00a0час меняют в\u00a0календаре',
  },
  plan_full: {
    status: 422,
    text: 'На\u00a0один день можно записать не\u00a0больше двадцати своих дел',
    field: 'title',
  },
  too_many_days_off: { status: 422, text: 'Выходных в\u00a0неделю может быть два', field: 'day' },
})
