/** What a page says before its code has come, or when it never will. */
export const early = {
  loading: 'Загружаем…',
  late: 'Часть страницы долго не загружается, поэтому нажатие ещё не сработало.',
  reload: 'Обновить страницу',
  withoutScripts:
    'В\u00a0браузере выключен JavaScript. Страницы можно читать, но\u00a0войти, решать задачи и\u00a0отправлять формы можно только с\u00a0ним. Его включают в\u00a0настройках браузера.',
}
