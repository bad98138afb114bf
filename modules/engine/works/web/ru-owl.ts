import type { Word } from './owl/mood.ts'

/** Words of the owl next to an answer; they avoid «ты» and «вы». */
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
