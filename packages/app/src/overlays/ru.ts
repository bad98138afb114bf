import { addressed } from '@school/texts'
/** Texts that come with what is shown when the page is at rest. */
export const ru = {
  cookies: {
    name: 'Файлы cookie',
    text: addressed`Чтобы школа {тебя|вас} узнавала и становилась удобнее, мы храним в браузере файлы cookie.`,
    policy: 'Что в них и зачем',
    agree: 'Хорошо',
  },
  update: {
    title: 'Школа обновилась',
    text: addressed`{Обнови|Обновите} страницу, чтобы всё работало как надо. Несохранённое лучше сначала сохранить.`,
    reload: 'Обновить',
    dismiss: 'Не сейчас',
  },
}
