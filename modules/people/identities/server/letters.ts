import type { UserRow } from '@school/users/tables'
import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { addressed, addressOf, quoted, sayTo } from '@school/texts'
import type { Provider } from '../contract/provider.ts'
import { titles } from './ru.ts'

type Recipient = Pick<UserRow, 'id' | 'firstName' | 'email' | 'type' | 'isParent' | 'gradeIndex'>

const bound = (title: string) =>
  addressed`Теперь в кабинет можно войти через ${quoted(title)}. Если это {не твоё|не ваше} действие, {отвяжи|отвяжите} эту соцсеть в настройках кабинета и {смени|смените} пароль.`

const unbound = (title: string) =>
  addressed`Войти в кабинет через ${quoted(title)} больше нельзя. Если это {не твоё|не ваше} действие, {смени|смените} пароль.`

const letter = (
  user: Recipient,
  subject: string,
  said: ReturnType<typeof bound>,
  cause: string,
): Message => ({
  channel: 'email',
  kind: 'needed',
  to: user.email ?? '',
  subject,
  text: sayTo(addressOf({ ...user, isPupil: user.type === 'pupil', grade: user.gradeIndex }), said),
  link: link(site.user.accountSecurity),
  action: 'Открыть настройки',
  cause,
})

export const boundLetter = (user: Recipient, provider: Provider, now: Date): Message =>
  letter(
    user,
    `Вход через ${quoted(titles[provider])} включён`,
    bound(titles[provider]),
    `identity-bound:${user.id}:${provider}:${now.getTime()}`,
  )

export const unboundLetter = (user: Recipient, provider: Provider, now: Date): Message =>
  letter(
    user,
    `Вход через ${quoted(titles[provider])} отключён`,
    unbound(titles[provider]),
    `identity-unbound:${user.id}:${provider}:${now.getTime()}`,
  )
