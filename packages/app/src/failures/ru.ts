/** Texts that every page has with it: they are shown when nothing else can be loaded. */
export const ru = {
  reloading: 'Загружаем страницу заново…',
  failed: {
    title: 'Упс, ошибка отображения на сайте',
    home: 'На главную',
  },
}
