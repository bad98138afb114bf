import { formatDayAndYear, plural } from '@school/texts'

/** Midday: a day without a zone stays the same day in every zone of the country. */
const dayText = (day: string): string => formatDayAndYear(`${day}T09:00:00Z`)

export const t = {
  home: 'Главная',
  toHome: 'На главную',
  print: 'Напечатать',
  contents: 'Содержание',
  tabs: 'Другие страницы раздела',
  updated: (day: string) => `Обновлено ${dayText(day)}`,
  edition: (day: string) => `Редакция от ${dayText(day)}`,
  phone: 'Телефон',
  email: 'Почта',
  figures: 'Школа в числах',
  courses: (n: number) => plural(n, 'курс', 'курса', 'курсов'),
  lessons: (n: number) => plural(n, 'урок', 'урока', 'уроков'),
  tasks: (n: number) => plural(n, 'задача', 'задачи', 'задач'),
  disciplines: (n: number) => plural(n, 'предмет', 'предмета', 'предметов'),
}
