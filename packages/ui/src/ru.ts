/** Texts of the components of nearly every page; sentences of screens are in the modules. */
export const ru = {
  school: 'Смекалка',
  loading: 'Загружаем…',
  breadcrumbs: 'Где я',
  pages: 'Страницы',
  page: (number: number) => `Страница ${number}`,
  previous: 'Назад',
  next: 'Вперёд',
  skipToContent: 'К содержанию',
  notOpened: 'Не получилось открыть: похоже, прервалась связь. Обычно помогает вторая попытка.',
  percent: (value: number) => `${value} %`,
}
