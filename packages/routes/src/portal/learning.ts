import { ofFeature, page } from '../page.ts'

/** What is learned and solved on the portal. */
export const course = page('/courses/:course_id', 'user', 'Курс')
export const lesson = page('/courses/:course_id/lessons/:lesson_id/:addon?', 'user', 'Урок', {
  addon: ['survival'],
})
export const taskSolution = page(
  '/lessons/:lesson_id/users/:user_id/tasks/:task_id',
  'user',
  'Решение ученика',
)
export const olympiads = ofFeature(
  'olympiads',
  page('/olympiads/:grade?', 'anyone', 'Олимпиады', { grade: 'klass' }),
)
export const trainings = ofFeature('trainings', page('/trainings', 'anyone', 'Тренировки'))
export const training = ofFeature('trainings', page('/trainings/:training_id', 'anyone', 'Тренировка'))
export const survival = ofFeature('survival', page('/survival/:id', 'user', 'Выживание'))
export const groups = page('/groups', 'user', 'Учебные группы')
