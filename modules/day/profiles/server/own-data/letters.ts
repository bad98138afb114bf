import type { Message } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { formatDay } from '@school/texts'

export const copyLetter = (given: {
  to: string
  copyId: number
  endsAt: string
  isOfChild: boolean
}): Message => ({
  channel: 'email',
  kind: 'needed',
  to: given.to,
  subject: 'Копия данных готова',
  text: [
    given.isOfChild ? 'Копия данных ребёнка готова.' : 'Копия данных готова.',
    `Её можно скачать до\u00a0${formatDay(given.endsAt)} ${given.isOfChild ? 'на\u00a0странице «Моя семья»' : 'на\u00a0странице «Аккаунт»'}: нужно войти. В\u00a0письме её нет, чтобы она не\u00a0попала к\u00a0другим.`,
    'Если копию никто не\u00a0просил, лучше сменить пароль.',
  ].join('\n\n'),
  link: given.isOfChild ? link(site.user.family) : link(site.user.account),
  action: 'Скачать',
  cause: `data-copy:${given.copyId}`,
})
