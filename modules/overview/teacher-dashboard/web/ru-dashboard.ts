import { count, factsOf, formatNearDay, quoted } from '@school/texts'
import type { DashboardLine } from '../contract/index.ts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** Texts of the first page of a teacher. */
export const t = {
  hello: (name: string) => `Здравствуйте, ${name}!`,
  title: 'Кабинет учителя',
  ways: 'Быстрые действия',
  assign: 'Задать',
  invite: 'Пригласить',
  olympiad: 'Олимпиада',
  report: 'Отчёт',
  today: 'Сегодня и\u00a0на\u00a0днях',
  nothing: 'На\u00a0ближайшие дни ничего не\u00a0назначено.',
  kinds: { lesson: 'урок', deadline: 'срок', check: 'проверка', olympiad: 'олимпиада' } satisfies Record<
    DashboardLine['kind'],
    string
  >,
  notBegunAsk: (n: number) =>
    `${count(n, 'ученик не\u00a0начал', 'ученика не\u00a0начали', 'учеников не\u00a0начали')}\u00a0— напомнить?`,
  of: (title: string, dueAt: string, now: Date) => factsOf(title, `сдают ${formatNearDay(dueAt, now)}`),
  names: (names: readonly string[], all: number) =>
    `${names.join(', ')}${all > names.length ? ` и\u00a0ещё ${all - names.length}` : ''}`,
  remind: 'Напомнить',
  remindOf: (title: string) => `Напомнить о\u00a0задании ${quoted(title)}`,
  remindedToday: 'Сегодня уже напомнили',
  reminded: (all: number, letters: number) =>
    letters === 0
      ? `Напоминание появится в\u00a0плане дня: ${pupils(all)}`
      : `Напоминание появится в\u00a0плане дня: ${pupils(all)}. Писем: ${letters}`,
  remindHint:
    'Напоминание встанет в\u00a0план дня ученика; у\u00a0кого есть почта, получит и\u00a0письмо. Не\u00a0чаще раза в\u00a0день.',
  classes: 'Мои классы',
  allClasses: 'Все классы',
  classOf: (name: string) => `Класс ${name}`,
  ofClass: (n: number) => pupils(n),
  needy: (n: number) => `нужна помощь: ${n}`,
  fine: 'всё в\u00a0порядке',
  noClasses: 'Классов пока нет',
  noClassesText:
    'Создайте класс и\u00a0позовите учеников: здесь будет видно, что сегодня и\u00a0кому нужна помощь.',
  toClasses: 'К\u00a0классам',
}
