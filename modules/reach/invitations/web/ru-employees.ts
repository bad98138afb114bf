import { count, formatDay, formatDayAndTime, formatNumber } from '@school/texts'
import type { EmployeeColumn, EmployeeRole } from '../contract/employees.ts'
import type { InvitationState } from '../contract/invitation.ts'

/** Texts of the portal, of those who call employees to an organization. */
export const t = {
  title: 'Приглашения',
  invite: 'Пригласить',
  inviteList: 'Пригласить списком',
  none: 'Все, кого приглашали, уже ответили.',
  more: (n: number) => `Показать ещё ${formatNumber(n)}`,
  email: 'Почта',
  role: 'Роль',
  roles: { teacher: 'Учитель', admin: 'Администратор' } satisfies Record<EmployeeRole, string>,
  state: 'Состояние',
  states: {
    created: 'Готовится',
    sent: 'Отправлено',
    opened: 'Открыто',
    accepted: 'Принято',
    declined: 'Отказ',
    expired: 'Срок вышел',
    revoked: 'Отозвано',
  } satisfies Record<InvitationState, string>,
  sent: 'Письмо',
  sentOn: (at: string) => `отправлено ${formatDay(at)}`,
  what: 'Что сделать',
  actionsOf: (email: string) => `Что сделать: ${email}`,
  sendAgain: 'Отправить ещё раз',
  inviteAgain: 'Пригласить заново',
  revoke: 'Отозвать',
  revoked: 'Приглашение отозвано: ссылка из\u00a0письма больше не\u00a0действует',
  inviteTitle: 'Пригласить сотрудника',
  inviteText:
    'Придёт письмо со\u00a0ссылкой на\u00a0тридцать дней. Кто по\u00a0ней согласится, сразу получит роль.',
  send: 'Отправить письмо',
  invited: (n: number) => (n === 0 ? 'Новых адресов в\u00a0списке нет' : `Писем отправлено: ${n}`),
  listTitle: 'Пригласить сотрудников списком',
  list: 'Список',
  listHint:
    'Каждый человек с\u00a0новой строки: почта и\u00a0роль, «учитель» или «администратор». Без роли будет учитель. ФИО перед почтой можно оставить.',
  listHintAdmins:
    'Каждый человек с\u00a0новой строки: почта. Все, кого вы пригласите, будут администраторами. ФИО перед почтой можно оставить.',
  example: 'savelich@pochta.ru; учитель\nmironov@pochta.ru; администратор',
  heads: ['Почта', 'Роль'],
  columns: { email: 'Почта', role: 'Роль' } satisfies Record<EmployeeColumn, string>,
  known: 'уже в\u00a0списке',
  sendAll: (n: number) => (n === 0 ? 'Закрыть' : `Отправить ${count(n, 'письмо', 'письма', 'писем')}`),
  recent: (added: number, madeAt: string) =>
    `${formatDayAndTime(madeAt)}: списком отправлено ${count(added, 'приглашение', 'приглашения', 'приглашений')}.`,
  undoTitle: 'Отозвать приглашения из\u00a0списка?',
  undoText: 'Ссылки из\u00a0писем перестанут действовать. Кто уже ответил, останется.',
  undone: (removed: number) => `Отозвано приглашений: ${removed}.`,
  ready: (added: number, known: number) =>
    [
      added === 0 ? 'Новых адресов в\u00a0списке нет.' : `Писем будет: ${added}.`,
      known > 0 && `Уже работают или приглашены, пропустим: ${known}.`,
    ]
      .filter(Boolean)
      .join(' '),
}
