import { factsOf } from '@school/texts'

/** «Результаты подготовки» on the portal, for the pupil and for the adults who look after the pupil. */
export const t = {
  title: 'Результаты подготовки',
  trail: 'Где вы находитесь',
  place: (schoolClass: { name: string; schoolTitle: string } | null) =>
    schoolClass ? factsOf(schoolClass.name, schoolClass.schoolTitle) : '',
  noted: 'Имена открыты вашей роли. Просмотр результатов ученика записывается: кто и\u00a0когда.',
  emptyTitle: 'Пока ничего не\u00a0сделано',
  emptyText:
    'Здесь появятся курсы, решённые задачи и\u00a0пробные экзамены, как только ученик возьмётся за\u00a0первую задачу.',
  noAnswers: 'Курсы выбраны, ни\u00a0одна задача пока не\u00a0решена.',
}
