import { count, formatDayAndTime, nbsp, type When } from '@school/texts'

const pupils = (n: number) => count(n, 'ученик', 'ученика', 'учеников')

/** What a school does with a stage for itself: «вы». */
export const t = {
  messages: 'Сообщения своим',
  messagesLead:
    'Ученики вашей школы, которые сейчас решают, увидят сообщение прямо в\u00a0работе. Его прочитает и\u00a0жюри.',
  tell: 'Написать своим',
  tellTitle: 'Сообщение тем, кто решает',
  reach: (n: number) =>
    `Сейчас решают${nbsp}— ${pupils(n)}. Увидят в\u00a0течение минуты, отозвать сообщение нельзя.`,
  noHints:
    'Пишите о\u00a0связи, времени и\u00a0кабинете. Объяснять условия нельзя: сообщение остаётся в\u00a0протоколе этапа.',
  toWhom: 'Кому',
  allGrades: 'всем классам',
  text: 'Сообщение',
  textHint: 'Например: связь вернулась, работайте дальше, время вам добавят.',
  send: 'Отправить',
  told: 'Сообщение отправлено',
  saidAt: (name: string | null, at: When) => [name, formatDayAndTime(at)].filter(Boolean).join(', '),
  allMessages: (n: number) => `Показать все: ${n}`,
}
