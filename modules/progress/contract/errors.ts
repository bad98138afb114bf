import { errorCatalogue } from '@school/kernel/contract'

export const progressErrors = errorCatalogue({
  progress_share_not_found: {
    status: 404,
    text: 'Ссылка не работает: её закрыли, срок вышел или в адресе ошибка',
  },
  progress_share_in_past: { status: 422, text: 'День нужен не раньше сегодняшнего', field: 'ends_on' },
  progress_share_too_long: { status: 422, text: 'Ссылка живёт не дольше года', field: 'ends_on' },
})
