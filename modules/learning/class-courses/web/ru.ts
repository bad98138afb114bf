import { addressed, count, factsOf, formatDay, plural } from '@school/texts'
import type { CourseOfClass } from '../contract/index.ts'

/** Texts of the page of a class for its pupils. */
export const t = {
  title: (name: string) => `Курсы класса ${name}`,
  given: 'Задал учитель',
  learned: 'Чему ещё учится класс',
  givenBy: (name: string | null) =>
    name === null ? 'Курс от\u00a0учителя' : `Курс от\u00a0учителя: ${name}`,
  term: ({ dueOn, course }: CourseOfClass, today: string) => {
    if (dueOn === null) return null
    const isDone = course.progress !== null && course.progress.done === course.progress.total
    if (isDone) return 'пройден'
    return dueOn < today ? `срок был ${formatDay(dueOn)}` : `пройти до\u00a0${formatDay(dueOn)}`
  },
  classmates: (n: number) =>
    n === 0
      ? 'из\u00a0класса пока никто не\u00a0начал'
      : `${plural(n, 'учится', 'учатся', 'учатся')} ${count(n, 'одноклассник', 'одноклассника', 'одноклассников')}`,
  free: 'бесплатно',
  open: 'доступ открыт',
  closed: 'платный, доступа пока нет',
  upcoming: 'доступ откроется позже',
  ended: 'доступ закончился',
  start: 'Начать',
  go: 'Продолжить',
  look: 'Посмотреть',
  actionOf: (action: string, title: string) => `${action}: ${title}`,
  ask: 'Спросить учителя',
  askOf: (title: string) => `Спросить учителя: ${title}`,
  progress: (done: number, total: number) =>
    `решено ${done} из\u00a0${count(total, 'задачи', 'задач', 'задач')}`,
  next: (position: number, title: string) => `Дальше: урок ${position}. ${title}`,
  empty: 'Курсов у\u00a0класса пока нет',
  emptyText: addressed`Учитель добавит их сюда. А\u00a0пока {выбери|выберите} курс по\u00a0душе.`,
  emptyForParent: 'Когда учитель даст классу курс, он появится здесь.',
  emptyAction: 'Посмотреть курсы',
  school: (school: string) => factsOf(school),
  cardOfChild: (name: string) => `Класс ${name}`,
  card: (name: string) => `Мой класс: ${name}`,
  cardText: (n: number) =>
    n === 0 ? 'Курсы, которым учится класс' : `Учитель дал классу ${count(n, 'курс', 'курса', 'курсов')}`,
}
