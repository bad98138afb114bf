/** Texts of a pupil's own marks. */
export const t = {
  title: (period: string) => `Оценки, ${period}`,
  lead: 'Что поставили в\u00a0журнал учителя. Одноклассники этих оценок не\u00a0видят. Оценка с\u00a0весом 2 или 3 входит в\u00a0среднюю дважды или трижды.',
  comment: (words: string) => `Учитель: ${words}`,
}
