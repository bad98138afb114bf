import { count, factsOf, formatNearDay, formatTime } from '@school/texts'
import type { MessageReaders, SentMessage } from '../contract/index.ts'

const ofPupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')
const ofParents = (n: number) => count(n, 'родитель', 'родителя', 'родителей')

/** Texts of messages to a class: its teachers alone read them. */
export const t = {
  title: 'Что отправлено классу',
  write: 'Написать классу',
  writeTitle: 'Сообщение классу',
  writeChosen: (n: number) => `Написать выбранным (${n})`,
  chosenTitle: (n: number) =>
    `Сообщение: ${n === 1 ? 'один' : n}\u00a0${n === 1 ? 'ученик' : 'из\u00a0класса'}`,
  chosen: (names: readonly string[]) => names.join(', '),
  text: 'Текст',
  textHint: (length: number, most: number) =>
    `${length > most ? `Лишних знаков: ${length - most}` : `Знаков: ${length} из\u00a0${most}`}. Ссылки останутся обычным текстом.`,
  to: 'Кому',
  readers: {
    everybody: 'Ученикам и\u00a0родителям',
    pupils: 'Только ученикам',
    parents: 'Только родителям',
  } satisfies Record<MessageReaders, string>,
  reach: (pupils: number, parents: number) =>
    `В\u00a0классе ${ofPupils(pupils)}, с\u00a0детьми связаны ${ofParents(parents)}. Письмо придёт тем, у\u00a0кого подтверждена почта и\u00a0не\u00a0отключены письма учителей; остальные прочитают на\u00a0сайте.`,
  send: 'Отправить',
  sent: (pupils: number, parents: number, letters: number) =>
    factsOf(
      'Отправлено',
      pupils > 0 && ofPupils(pupils),
      parents > 0 && ofParents(parents),
      `писем: ${letters}`,
    ),
  left: (n: number) =>
    n === 0
      ? 'Сегодня классу отправлено десять сообщений, больше нельзя.'
      : `Сегодня можно отправить ещё ${n}.`,
  none: 'Сообщений ещё не\u00a0было',
  noneText: 'Напишите всему классу, родителям или тем, кого выберете в\u00a0таблице учеников.',
  facts: ({ sentAt, author, to, isToChosen, pupils, parents, read }: SentMessage, now: Date) =>
    factsOf(
      `${formatNearDay(sentAt, now)}, ${formatTime(sentAt)}`,
      author,
      isToChosen ? 'выбранным' : to === 'everybody' ? 'всем' : to === 'pupils' ? 'ученикам' : 'родителям',
      pupils > 0 && ofPupils(pupils),
      parents > 0 && ofParents(parents),
      `прочитали: ${read}`,
    ),
}
