import type { UserRow } from '@school/users/tables'
import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { addressed, addressOf, count, formatDayAndTime, quoted, sayTo, type Sentence } from '@school/texts'

/** Events of which the owner is notified: somebody else may have caused them. */
export type FactorChange =
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }
  | { kind: 'app_added' | 'app_removed' | 'codes_renewed' }
  | { kind: 'code_used'; left: number }

/**
 * @param isOwner the address is confirmed: text typed in the account is not sent to an unconfirmed address, where mail programs may turn it into
 *   a link
 */
const wordsOf = (change: FactorChange, isOwner: boolean): { subject: string; text: string } => {
  const named = 'name' in change && isOwner ? ` ${quoted(change.name)}` : ''
  switch (change.kind) {
    case 'passkey_added':
      return { subject: 'Добавлен ключ входа', text: `В аккаунт добавлен ключ входа${named}.` }
    case 'passkey_removed':
      return { subject: 'Удалён ключ входа', text: `Из аккаунта удалён ключ входа${named}.` }
    case 'app_added':
      return {
        subject: 'Подключено приложение с кодами',
        text: 'К аккаунту подключено приложение, которое показывает коды для входа.',
      }
    case 'app_removed':
      return {
        subject: 'Отключено приложение с кодами',
        text: 'Приложение, которое показывало коды для входа, отключено.',
      }
    case 'codes_renewed':
      return {
        subject: 'Новые резервные коды',
        text: 'Выданы новые резервные коды. Прежние больше не действуют.',
      }
    case 'code_used':
      return {
        subject: 'Вход по резервному коду',
        text: `В аккаунт вошли по резервному коду. Осталось: ${count(change.left, 'код', 'кода', 'кодов')}.`,
      }
  }
}

const alarm = (at: string): Sentence =>
  addressed`Время: ${at} (Москва). Если это {не твоё|не ваше} действие, {смени|смените} пароль и {проверь|проверьте} страницу «Вход и\u00a0безопасность».`

export function changeLetter(user: UserRow, change: FactorChange, now: Date): Message {
  const { subject, text } = wordsOf(change, user.emailConfirmedAt !== null)
  const address = addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex })
  return {
    channel: 'email',
    kind: 'needed',
    to: user.email ?? '',
    subject,
    text: `${text}\n\n${sayTo(address, alarm(formatDayAndTime(now)))}`,
    link: link(site.user.accountSecurity),
    action: 'Проверить вход и безопасность',
    cause: `sign-in-factors:${user.id}:${change.kind}:${now.getTime()}`,
  }
}
