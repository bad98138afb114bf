import { count, formatDayAndTime, formatMinutes, nbsp, plural, type When } from '@school/texts'
import type { TimeReach } from '../../contract/index.ts'

const pupils = (n: number) => count(n, 'участника', 'участников', 'участников')

/** Texts of time in a stage, for those who lead it: «вы». */
export const time = {
  open: 'Запросить время',
  to: (name: string) => `Запросить время: ${name}`,
  send: 'Отправить запрос',
  sent: 'Запрос отправлен методисту',

  reach: ({ solving, notBegun, finished }: TimeReach) =>
    solving + notBegun === 0
      ? `Время никого не коснётся${finished > 0 ? ': все уже закончили' : ''}.`
      : `Время изменится у${nbsp}${pupils(solving + notBegun)}: ${plural(solving, 'решает', 'решают', 'решают')} сейчас${nbsp}— ${solving}, ещё не ${plural(notBegun, 'начал', 'начали', 'начали')}${nbsp}— ${notBegun}.${finished > 0 ? ` Уже закончили${nbsp}— ${finished}, для них ничего не изменится.` : ''}`,
  counting: 'Считаем, скольких участников это коснётся…',
  limits: ({ minutes, latestEndAt }: { minutes: number; latestEndAt: string | null }) =>
    [
      `По правилам этапа каждый может получить в сумме не больше ${formatMinutes(minutes)}`,
      latestEndAt && `закончить все должны до ${formatDayAndTime(latestEndAt)}`,
    ]
      .filter(Boolean)
      .join(', ') + '.',

  waiting: 'Запросы ждут решения',
  ownWaiting: 'Ваши запросы',
  noneWaiting: 'Запросов, которые ждут решения, нет.',
  noneAsked: 'Вы ещё не просили добавить время. Выберите ученика, класс или школу на вкладке «Ход».',
  whom: (name: string | null) => name ?? 'Все участники',
  asked: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  reason: 'Причина',
  confirm: 'Дать время',
  confirmTitle: (name: string | null) => `Дать время: ${name ?? 'все участники'}`,
  confirmed: 'Время дано, учитель узнает об этом из письма',
  decline: 'Отклонить',
  declineTitle: (name: string | null) => `Отклонить запрос: ${name ?? 'все участники'}`,
  declined: 'Запрос отклонён, учитель узнает об этом из письма',
  words: 'Почему',
  wordsHint: 'Ответ прочитает учитель.',
  comment: 'Что сказать учителю',
  commentHint: 'Можно ничего не писать.',

  decided: 'Решённые запросы',
  whomColumn: 'Кому',
  timeColumn: 'Сколько',
  askedColumn: 'Кто и когда просит',
  decisionColumn: 'Решение',
  wordsColumn: 'Ответ',
  decision: (isConfirmed: boolean | null, by: string | null, at: When) =>
    [isConfirmed ? 'время дано' : 'отклонено', by, formatDayAndTime(at)].filter(Boolean).join(', '),

  takeBack: 'Забрать',
  takeBackTitle: (name: string | null) => `Забрать время: ${name ?? 'все участники'}`,
  takeBackText:
    'Это можно, пока временем никто не воспользовался. Кто решает сейчас, сразу увидит прежний конец работы.',
  takenBack: 'Время забрали',
}
