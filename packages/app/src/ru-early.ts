/** What a page says before its code has come, or when it never will. */
export const early = {
  loading: 'Загружаем…',
  late: 'Часть страницы долго не загружается, поэтому нажатие ещё не сработало.',
  reload: 'Обновить страницу',
  withoutScripts:
    'В\u00a0браузере выключен JavaScript: страницы можно читать, но\u00a0бледные кнопки не\u00a0работают и\u00a0формы не\u00a0отправляются. Его включают в\u00a0настройках браузера.',
}
