import { ofFeature, page } from '../page.ts'

/** A person's own pages. */
export const account = ofFeature('account', page('/account', 'user', 'Аккаунт'))
export const profile = ofFeature('profile', page('/profile', 'user', 'Профиль'))
export const dashboard = ofFeature('dashboard', page('/dashboard', 'user', 'Личный кабинет'))
export const notifications = page('/dashboard/notifications', 'user', 'Уведомления')
export const calendar = page('/calendar', 'user', 'Календарь')
export const schedule = ofFeature('schedule', page('/schedule', 'user', 'Расписание занятий'))
export const achievements = ofFeature(
  'achievements',
  page('/users/:user_id/achievements', 'user', 'Достижения'),
)
/** Pupils have it in the menu; teachers open it from the class. The server decides whose progress is shown to whom. */
export const progress = page(
  '/users/:userId/progress/:resourceType?/:resourceId?',
  'user',
  'Результаты подготовки',
  { userId: 'digits', resourceType: ['exam-courses'] },
)
export const community = ofFeature('community', page('/community', 'user', 'Сообщество'))
export const gift = page('/gift/:id', 'anyone', 'Подарок')
