import { count, factsOf, formatDayAndYear } from '@school/texts'
import type { LikelyPupil } from '../../contract/index.ts'

const entries = { own: 'свой вход', code: 'вход по\u00a0коду', absent: 'входа ещё не\u00a0было' }

/** Texts about pupils who seem to be registered twice, for teachers and administrators of the school. */
export const t = {
  title: (n: number) =>
    n === 1
      ? 'Похоже, ученик записан дважды'
      : `Похоже, ${count(n, 'ученик записан', 'ученика записаны', 'учеников записаны')} дважды`,
  text: 'Имя и\u00a0фамилия совпадают, а\u00a0дни рождения не\u00a0расходятся. Посмотрите, один это ученик или разные.',
  facts: ({ schoolClass, entry, works }: LikelyPupil) =>
    factsOf(
      schoolClass.name,
      entries[entry],
      works === 0 ? 'работ нет' : count(works, 'работа', 'работы', 'работ'),
    ),
  visit: ({ lastVisitAt }: LikelyPupil) =>
    lastVisitAt === null ? 'Входа ещё не\u00a0было' : `Последний вход ${formatDayAndYear(lastVisitAt)}`,
  stays: 'останется',
  goes: 'будет объединена',
  bothUsed:
    'Обеими учётными записями уже пользовались, поэтому объединить их нельзя: что-то потерялось\u00a0бы. Пусть ученик входит в\u00a0ту, которую оставляет себе, а\u00a0вторую уберите из\u00a0класса.',
  join: 'Объединить',
  joinOf: (name: string) => `Объединить: ${name}`,
  part: 'Это разные ученики',
  partOf: (name: string) => `Это разные ученики: ${name}`,
  joinTitle: (name: string) => `Объединить учётные записи: ${name}?`,
  keeps: ({ name, schoolClass }: LikelyPupil) =>
    `Останется учётная запись: ${factsOf(name, schoolClass.name)}.`,
  ends: 'Во\u00a0второй ничего не\u00a0сделано: её личный код перестанет действовать, а\u00a0сама она закроется. Через тридцать дней её сотрут.',
  passes:
    'Место в\u00a0классе и\u00a0записи на\u00a0олимпиады, которых у\u00a0оставшейся нет, перейдут к\u00a0ней. Вернуть, как было, нельзя.',
  joined: (name: string) => `Теперь одна учётная запись: ${name}`,
  parted: (name: string) => `Разные ученики: ${name}`,
}
