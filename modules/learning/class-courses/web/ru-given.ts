import { count, factsOf, formatDay } from '@school/texts'
import type { CourseToGive, GivenCourse } from '../contract/index.ts'

/** Texts of the courses of a class: its teachers alone read them. */
export const t = {
  title: 'Курсы класса',
  lead: 'Ученики видят их на\u00a0странице своего класса, со\u00a0сроком. Доступ к\u00a0платным курсам это не\u00a0открывает.',
  give: 'Дать курс',
  giveTitle: 'Какой курс дать классу?',
  doGive: 'Дать курс',
  given: 'Курс появился у\u00a0класса',
  none: 'Курсов классу пока не\u00a0давали.',
  course: 'Курс',
  choose: 'Выберите курс',
  ofGrade: 'Для этого класса',
  others: 'Другие',
  optionOf: ({ title, discipline, isFree, openTo }: CourseToGive) =>
    factsOf(`${title} (${discipline.title})`, !isFree && `платный, открыт: ${openTo}`),
  dueOn: 'Пройти до',
  dueHint: 'Можно без срока',
  noCourses: 'Все курсы, которые можно дать, у\u00a0класса уже есть.',
  facts: ({ dueOn, learning, givenBy }: GivenCourse, pupils: number) =>
    factsOf(
      dueOn === null ? 'без срока' : `до\u00a0${formatDay(dueOn)}`,
      `учатся ${learning} из\u00a0${pupils}`,
      givenBy,
    ),
  paid: ({ openTo }: GivenCourse, pupils: number) =>
    openTo === 0
      ? 'Курс платный и\u00a0сейчас никому из\u00a0класса не\u00a0открыт.'
      : openTo < pupils
        ? `Курс платный и\u00a0открыт не\u00a0всем: ${count(openTo, 'ученику', 'ученикам', 'ученикам')} из\u00a0${pupils}.`
        : 'Курс платный, открыт всему классу.',
  actionsOf: (title: string) => `Что сделать: ${title}`,
  changeTerm: 'Изменить срок',
  termTitle: (title: string) => `До\u00a0какого дня: ${title}?`,
  save: 'Сохранить',
  termSaved: 'Срок изменён',
  take: 'Убрать у\u00a0класса',
  takeTitle: (title: string) => `Убрать у\u00a0класса: ${title}?`,
  takeText: 'Курс пропадёт со\u00a0страницы класса. Всё пройденное у\u00a0учеников останется.',
  taken: (title: string) => `Больше не\u00a0курс класса: ${title}`,
}
