import { errorCatalogue } from '@school/kernel/contract'

export const grantErrors = errorCatalogue({
  person_not_found: { status: 404, text: 'Такого человека нет' },
  resource_not_found: { status: 404, text: 'Открывать здесь нечего' },
  grant_not_found: { status: 404, text: 'Такого доступа нет' },
  access_ends_early: {
    status: 422,
    text: 'Доступ должен закончиться в\u00a0будущем и\u00a0после своего начала',
    field: 'endsAt',
  },
})
