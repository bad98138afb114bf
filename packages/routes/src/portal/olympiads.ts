import { page } from '../page.ts'

/** How a school runs olympiads and reads their results. */
export const access = page('/manage/olympiads', 'staff', 'Доступы к олимпиадам')
export const stage = page('/manage/olympiads/stage/:stageId', 'staff', 'Этап олимпиады', {
  stageId: 'digits',
})
export const stats = page('/manage/olympiads/stats', 'staff', 'Статистика олимпиад')
export const analytics = page('/analytics', 'staff', 'Аналитика олимпиад')
export const stageAnalytics = page('/analytics/:stageId/:organizationId?', 'staff', 'Аналитика этапа')
export const gradeAnalytics = page(
  '/analytics/:stageId/:organizationId/:grade',
  'staff',
  'Аналитика класса',
  {
    grade: 'klass',
  },
)
