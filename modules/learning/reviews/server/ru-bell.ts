/** Texts of notifications to a pupil. */
export const inBell = {
  checked: (work: string) => `Проверено: ${work}`,
  commented: (work: string) => `Комментарий к\u00a0ответу: ${work}`,
  returned: (work: string) => `Ответ вернули на\u00a0доработку: ${work}`,
  appeal: (work: string) => `Апелляция рассмотрена: ${work}`,
  raised: 'Баллы повышены.',
  kept: 'Баллы остались прежними.',
}
