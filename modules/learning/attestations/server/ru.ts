import { quoted } from '@school/texts'

/** What an author reads about attestation trainings. */
export const says = {
  work: 'аттестация',
  summary: (count: number) => `тренировок аттестаций ${count}`,
  badKey: (name: string) => `${quoted(name)} не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины ${quoted(key)} нет в disciplines.yaml`,
  badThemes: (count: number) => `Темы вместе охватывают задачи с 1 по ${count}, каждую по разу`,
  badBounds: 'almost_from должно быть меньше ready_from',
}
