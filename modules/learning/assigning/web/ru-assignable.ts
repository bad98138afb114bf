import { formatAboutMinutes } from '@school/texts'

/** Texts of assigned lessons, trainings and rehearsals. */
export const t = {
  what: 'Что задать',
  tasks: 'Задачи',
  thing: 'Урок, тренировку или пробный экзамен',
  hint: 'Ученик выполняет его на своей странице, а здесь видно, кто и как справился. То, что проходят заново, засчитывается с момента выдачи; решённые раньше задачи урока тоже считаются.',
  choose: 'Выберите, что задать',
  another: 'Выбрать другое',
  find: 'Найти по названию',
  kind: 'Что именно',
  anyKind: 'Всё',
  kinds: { practice: 'Уроки', training: 'Тренировки', rehearsal: 'Пробные экзамены' },
  found: (n: number) => `Найдено: ${n}`,
  foundShown: (n: number) => `Показаны первые ${n}: уточните название.`,
  nothing: 'Такого нет. Попробуйте другие слова или вид занятия.',
  about: formatAboutMinutes,
  take: 'Выбрать',
  takeOf: (title: string) => `Выбрать: ${title}`,
  kindOf: (title: string) => title.charAt(0).toUpperCase() + title.slice(1),
}
