import { expect, test } from 'vitest'
import { protocolBy, protocolParticipant, protocolWords } from './ru-protocol.ts'

test.each([
  [{ kind: 'started', facts: {} }, ''],
  [{ kind: 'finished', facts: { reason: 'timeout', saved: 4 } }, 'время вышло, сохранено 4\u00a0ответа'],
  [
    { kind: 'time_given', facts: { whom: '7А, Школа № 5', extraMinutes: 10, words: 'Погас свет' } },
    '7А, Школа № 5, на работу: 10\u00a0минут. Погас свет',
  ],
  [
    { kind: 'marked', facts: { task: 'Весы', ordinal: 2, points: 150, maxPoints: 300 } },
    'задача «Весы», вторая проверка, 1,5 из 3',
  ],
  [
    { kind: 'appeal_decided', facts: { task: 'Весы', pointsBefore: 0, points: 100, words: 'Засчитано.' } },
    'задача «Весы», было 0, стало 1. Засчитано.',
  ],
  [{ kind: 'page_hidden', facts: { seconds: 35 } }, 'на 35\u00a0секунд, подсказка, а не нарушение'],
  [{ kind: 'page_hidden', facts: { seconds: 121 } }, 'на 2\u00a0минуты, подсказка, а не нарушение'],
  [{ kind: 'withdrawn', facts: { words: 'Ошибка в ключе' } }, 'Ошибка в ключе'],
] as const)('%o is described as «%s»', (entry, words) => expect(protocolWords(entry)).toBe(words))

test('a participant is a number and a grade', () => {
  expect(protocolParticipant({ participationId: 957, gradeIndex: 7 })).toBe('№\u00a0957, 7 класс')
  expect(protocolParticipant({ participationId: null, gradeIndex: null })).toBeNull()
})

test.each([
  [{ kind: 'published', facts: { by: 'Анна Власьевна' } }, 'Анна Власьевна'],
  [{ kind: 'published', facts: {} }, 'по расписанию'],
  [{ kind: 'started', facts: {} }, null],
] as const)('the author of %o', (entry, by) => expect(protocolBy(entry)).toBe(by))
