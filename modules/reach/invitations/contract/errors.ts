import { errorCatalogue } from '@school/kernel/contract'

export const invitationErrors = errorCatalogue({
  invite_unknown: {
    status: 422,
    text: 'Код не\u00a0подошёл: в\u00a0нём ошибка или он уже не\u00a0действует. Новый можно попросить у\u00a0того, кто прислал этот',
    field: 'code',
  },
  invite_tries: { status: 429, text: 'Слишком много неверных кодов подряд. Продолжить можно через минуту' },
  invite_expired: {
    status: 422,
    text: 'Срок приглашения вышел. Новое можно попросить у\u00a0того, кто его прислал',
  },
  invite_revoked: {
    status: 422,
    text: 'Это приглашение отозвали. Новое можно попросить у\u00a0того, кто его прислал',
  },
  invite_used: { status: 422, text: 'По\u00a0этому приглашению места закончились' },
  invite_own: { status: 422, text: 'Это собственное приглашение: оно для других' },
  invite_wrong_person: {
    status: 422,
    text: 'Это приглашение для\u00a0других: ученика зовёт учитель, учителя зовёт коллега',
  },
  invite_wrong_grade: { status: 422, text: 'Приглашение в\u00a0другой класс по\u00a0году обучения' },
  invite_other_class: {
    status: 422,
    text: 'В\u00a0этом учебном году класс уже есть. Перевести в\u00a0другой может школа',
  },
  invite_other_address: {
    status: 422,
    text: 'Приглашение отправлено на\u00a0другую почту, и\u00a0принять его может только её владелец. Нужно войти с\u00a0той почтой или попросить новое приглашение',
  },
  invite_unproved_address: {
    status: 422,
    text: 'Сначала нужно подтвердить почту, на\u00a0которую пришло приглашение: ссылка для этого в\u00a0письме',
  },
  invite_refused: { status: 422, text: 'По\u00a0этому приглашению уже ответили отказом' },
  invite_place_taken: {
    status: 422,
    text: 'Это имя уже выбрали. Если по\u00a0ошибке, поможет учитель',
    field: 'placeId',
  },
  invitation_not_found: { status: 404, text: 'Такого приглашения нет' },
  invitation_import_not_found: { status: 404, text: 'Такого списка нет' },
  invitation_import_late: {
    status: 422,
    text: 'Отменить список можно в\u00a0течение суток. Теперь приглашения отзывают по\u00a0одному',
  },
  invitation_over: { status: 422, text: 'Это приглашение уже не\u00a0действует. Можно сделать новое' },
  invitations_off: { status: 422, text: 'На\u00a0этом портале приглашений нет: людей добавляет организация' },
  invitation_of_nobody: { status: 422, text: 'Нужен класс или почта коллеги', field: 'email' },
  employee_works_already: {
    status: 422,
    text: 'Человек с\u00a0этой почтой уже работает здесь в\u00a0этой роли',
    field: 'email',
  },
  employees_empty: {
    status: 422,
    text: 'Список пуст: нужна хотя\u00a0бы одна строка с\u00a0адресом почты',
    field: 'text',
  },
  invitation_no_school: { status: 422, text: 'Звать коллег может тот, кто работает в\u00a0школе' },
  invitation_too_soon: { status: 429, text: 'Письмо только что ушло. Повторить можно через час' },
  invitation_too_many: {
    status: 429,
    text: 'На\u00a0сегодня хватит приглашений. Продолжить можно завтра',
    field: 'email',
  },
  accept_not_found: { status: 404, text: 'Такой заявки нет' },
  accept_reminded: { status: 429, text: 'Сегодня уже напоминали. Повторить можно завтра' },
  partner_school_not_found: {
    status: 404,
    text: 'Такой школы среди работающих с\u00a0нами нет',
    field: 'organizationId',
  },
  school_request_needless: { status: 422, text: 'Эта школа уже подтвердила, что вы в\u00a0ней работаете' },
  school_request_too_many: {
    status: 429,
    text: 'На\u00a0сегодня хватит заявок. Продолжить можно завтра',
  },
  school_request_refused: {
    status: 422,
    text: 'Школа недавно ответила отказом. Попросить ещё раз можно через неделю после ответа',
  },
  school_request_not_found: { status: 404, text: 'Такой заявки нет' },
  school_request_decided: { status: 422, text: 'На\u00a0эту заявку уже ответили' },
  accept_decided: { status: 422, text: 'На\u00a0эту заявку уже ответили иначе' },
})
