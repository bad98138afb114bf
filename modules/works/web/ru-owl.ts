import type { Word } from './owl/mood.ts'

/** What the owl says beside an answer; it addresses nobody. */
export const t = {
  sound: 'Звук',
  owl: {
    thinking: 'Сейчас посмотрю…',
    right: 'Ура, получилось!',
    partial: 'Уже близко!',
    wrong: 'Ничего, бывает',
    solution: 'Разберёмся вместе',
    sent: 'Ответ уже у учителя',
  } satisfies Record<Word, string>,
}
