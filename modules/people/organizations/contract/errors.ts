import { errorCatalogue } from '@school/kernel/contract'

export const organizationErrors = errorCatalogue({
  role_not_found: { status: 404, text: 'Такой роли нет' },
  role_deactivated: {
    status: 403,
    text: 'Эта организация больше не\u00a0работает на\u00a0портале, действовать от\u00a0её имени нельзя',
  },
  role_own: { status: 422, text: 'Это собственная роль: без неё доступа к\u00a0организации не\u00a0будет' },
  role_exists: { status: 422, text: 'Такая роль в\u00a0этой организации уже есть', field: 'role' },
  role_last_admin: {
    status: 422,
    text: 'Это единственный администратор. Сначала нужно назначить другого',
  },
  organization_not_found: { status: 404, text: 'Такой организации нет' },
  organization_deactivated: { status: 422, text: 'Эта организация отключена. Сначала её нужно включить' },
  organization_governed_above: {
    status: 422,
    text: 'Название, код и\u00a0работу на\u00a0портале меняет организация выше',
  },
  organization_kind_misplaced: {
    status: 422,
    text: 'Такая организация здесь не\u00a0открывается',
    field: 'kind',
  },
  organization_title_taken: {
    status: 422,
    text: 'Организация с\u00a0таким названием здесь уже есть',
    field: 'title',
  },
  organization_code_taken: { status: 422, text: 'Этот код уже у\u00a0другой организации', field: 'code' },
  organization_works_below: {
    status: 422,
    text: 'Ниже есть организации, которые работают. Сначала нужно отключить их',
  },
  organization_user_unknown: {
    status: 422,
    text: 'Роль можно дать тому, кто уже работает в\u00a0ваших организациях. Остальным отправьте приглашение',
    field: 'user_id',
  },
  organizations_empty: {
    status: 422,
    text: 'Список пуст: нужна хотя\u00a0бы одна строка с\u00a0названием',
    field: 'text',
  },
  organization_import_not_found: { status: 404, text: 'Такого списка нет' },
  organization_import_late: {
    status: 422,
    text: 'Отменить список можно в\u00a0течение суток. Теперь организации можно только отключить',
  },
  names_closed: {
    status: 403,
    text: 'Имена учеников вашей роли не\u00a0открыты, поэтому этого сделать нельзя',
  },
  organization_role_misplaced: {
    status: 422,
    text: 'Учителя работают в\u00a0школах, а\u00a0не\u00a0в\u00a0управлениях',
    field: 'role',
  },
})
