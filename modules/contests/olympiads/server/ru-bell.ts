import type { Award } from '../contract/olympiad.ts'

const degrees: Record<Award, string> = { 1: 'I', 2: 'II', 3: 'III' }

/** Texts of notifications to a pupil. */
export const inBell = {
  results: (title: string) => `Итоги подведены: ${title}`,
  award: (stage: string, award: Award | null) =>
    award === null
      ? `${stage}: можно посмотреть место, баллы и\u00a0разбор задач.`
      : `${stage}: диплом ${degrees[award]}\u00a0степени! Он ждёт среди сертификатов.`,
}
