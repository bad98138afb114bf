import { addressed, type Sentence } from '@school/texts'
import type { ReportStatus } from '../contract/index.ts'

/** Texts of reports shown under every task. */
export const t = {
  report: 'Сообщить об ошибке',
  thanks: 'Спасибо! Методист посмотрит и ответит здесь, под задачей.',
  fates: {
    open: addressed`{Твоё|Ваше} сообщение об ошибке разбирают.`,
    fixed: 'Исправили, спасибо!',
    declined: 'Проверили: с задачей всё в порядке.',
  } satisfies Record<ReportStatus, Sentence>,
  answerOf: (words: string) => `Методист: ${words}`,
}
