import { formatDay, listOf } from '@school/texts'

const onWeekdays = [
  'понедельникам',
  'вторникам',
  'средам',
  'четвергам',
  'пятницам',
  'субботам',
  'воскресеньям',
]

/** Texts of templates and weekly repeats. */
export const t = {
  again: 'Задать снова',
  keep: 'В шаблоны',
  keepTitle: 'Сохранить как шаблон',
  keepText: 'Шаблон ждёт на странице заданий: из него задание собирается заново, с тем же содержанием.',
  name: 'Название шаблона',
  kept: 'Шаблон сохранён',
  templates: 'Шаблоны',
  startOf: (title: string) => `Задать по шаблону: ${title}`,
  drop: (title: string) => `Убрать из шаблонов: ${title}`,
  dropped: 'Шаблон убран',

  repeat: 'Повторять',
  repeatTitle: 'Повторять каждую неделю',
  repeatText: 'Накануне школа выдаст такое же задание тем же ученикам; сроки сдвинутся вместе с днём.',
  weekdays: 'По каким дням',
  weekday: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  untilOn: 'До какого дня',
  repeated: 'Задание будет повторяться',
  chooseDays: 'Выберите хотя бы один день',
  repeats: 'Повторяются каждую неделю',
  repeatFacts: (classes: readonly string[], weekdays: readonly number[], untilOn: string) =>
    `${classes.length > 0 ? `${listOf(classes)}, ` : ''}по\u00a0${listOf(weekdays.map((day) => onWeekdays[day - 1]!))} до\u00a0${formatDay(untilOn)}`,
  next: (day: string | null) => (day === null ? 'больше не будет' : `следующее\u00a0— ${formatDay(day)}`),
  stop: 'Остановить',
  stopOf: (title: string) => `Остановить повтор: ${title}`,
  stopped: 'Повтор остановлен, выданное осталось',
}
