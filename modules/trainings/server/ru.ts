/** What an author reads about trainings. */
export const says = {
  work: 'тренировка',
  summary: (count: number) => `тренировок ${count}`,
  badKey: (name: string) => `«${name}» не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины «${key}» нет в disciplines.yaml`,
  examNeedsMinutes: 'У тренировки с mode: exam должны быть minutes',
}

/** Lines of the first screen. */
export const today = {
  going: 'Тренировка начата',
}
