import { addressed, formatDayAndYear, nbsp, plural } from '@school/texts'

const bonuses = (n: number) => `${n}${nbsp}${plural(n, 'бонус', 'бонуса', 'бонусов')}`

export const t = {
  title: 'Подарок от\u00a0«Детского мира»',
  inside: bonuses,
  use: 'Бонусами можно будет оплатить часть занятий, когда в\u00a0«Смекалке» появятся платные. Сейчас все курсы бесплатны, а\u00a0бонусы ждут на\u00a0счёте.',
  owner: (name: string) => `Подарок получит: ${name}`,
  grade: 'Класс',
  chooseGrade: 'Выберите класс',
  take: 'Получить подарок',
  guest: addressed`{Войди или зарегистрируйся|Войдите или зарегистрируйтесь}, и\u00a0подарок окажется на\u00a0счёте.`,
  signIn: 'Войти',
  signUp: 'Зарегистрироваться',
  taken: 'Подарок на\u00a0этом аккаунте уже получен',
  takenText: (n: number, at: string) =>
    `${bonuses(n)} на\u00a0счёте с\u00a0${formatDayAndYear(at)}. Подарок даётся один раз.`,
  over: 'Эта акция закончилась',
  overText: 'Курсы «Смекалки» по-прежнему бесплатны.',
  notYours: 'Подарок достаётся ученикам и\u00a0родителям',
  toPlan: 'К\u00a0занятиям',
  toCatalog: 'Открыть каталог',
  toBonuses: 'Мои бонусы',
  got: (n: number) => `На\u00a0счёт пришло ${bonuses(n)}`,

  bonuses: 'Бонусы',
  noBonuses: 'Бонусов пока нет.',
  signed: (n: number) => (n > 0 ? `+${n}` : String(n)),
}
