export const ru = {
  cancel: 'Отмена',
  leaveTitle: 'Уйти со\u00a0страницы?',
  leaveText: 'То, что набрано в\u00a0форме, ещё не\u00a0отправлено и\u00a0не\u00a0сохранится.',
  leave: 'Уйти',
  stay: 'Остаться',
}
