import { addressed } from '@school/texts'
import type { Strength } from './password-strength.ts'

/** Texts of choosing and changing a password. */
export const t = {
  strength: {
    short: 'Пока коротко: нужно хотя бы 8\u00a0символов',
    weak: 'Слабый: такой подберут быстро',
    fair: 'Годится. Ещё слово\u00a0— и будет надёжный',
    strong: 'Надёжный',
  } satisfies Record<Strength, string>,
  title: 'Смена пароля',
  lead: addressed`На других устройствах {тебе|вам} придётся войти заново, а на почту придёт письмо о смене пароля.`,
  current: 'Нынешний пароль',
  next: 'Новый пароль',
  nextHint: 'Не короче 8\u00a0символов. Проще всего запомнить три-четыре слова подряд',
  save: 'Сменить пароль',
  saved: 'Пароль изменён. На других устройствах нужно войти заново',
  back: 'Аккаунт',
}
