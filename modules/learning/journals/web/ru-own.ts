/** Texts of a pupil's own marks. */
export const t = {
  title: (period: string) => `Оценки, ${period}`,
  lead: 'Что поставили в\u00a0журнал учителя. Одноклассники этих оценок не\u00a0видят.',
  average: (average: string) => `средняя ${average}`,
  comment: (words: string) => `Учитель: ${words}`,
}
