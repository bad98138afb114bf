import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { formatDay } from '@school/texts'

interface Recipient {
  to: string
  /** `null` when the address is not confirmed. */
  name: string | null
  userId: number
  now: Date
}

const named = (name: string | null): string => (name === null ? '' : `: ${name}`)

export const leftLetter = ({ to, name, userId, erasedOn, now }: Recipient & { erasedOn: Date }): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Учётная запись закрыта',
  text: [
    `Учётная запись закрыта${named(name)}. Никто её больше не\u00a0видит, все входы завершены.`,
    `До\u00a0${formatDay(erasedOn)} её можно вернуть: для этого достаточно войти. После этого дня данные будут стёрты, и\u00a0вернуть их будет нельзя.`,
    'Если это неожиданность, нужно войти, вернуть учётную запись и\u00a0сменить пароль.',
  ].join('\n\n'),
  link: link(site.market.login),
  action: 'Войти и\u00a0вернуть',
  cause: `left:${userId}:${now.getTime()}`,
})

export const returnedLetter = ({ to, name, userId, now }: Recipient): Message => ({
  channel: 'email',
  kind: 'needed',
  to,
  subject: 'Учётная запись возвращена',
  text: `Учётная запись снова открыта${named(name)}. Всё осталось на\u00a0месте.`,
  link: link(site.user.account),
  cause: `returned:${userId}:${now.getTime()}`,
})
