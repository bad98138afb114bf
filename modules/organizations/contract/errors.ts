import { errorCatalogue } from '@school/kernel/contract'

export const organizationErrors = errorCatalogue({
  role_not_found: { status: 404, text: 'Такой роли нет' },
  role_deactivated: {
    status: 403,
    text: 'Эта организация больше не\u00a0работает на\u00a0портале, действовать от\u00a0её имени нельзя',
  },
})
