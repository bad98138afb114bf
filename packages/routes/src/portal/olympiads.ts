import { ofFeature, page } from '../page.ts'

/** How a school runs olympiads and reads their results. */
export const access = ofFeature(
  'olympiadsAccessManagement',
  page('/manage/olympiads', 'staff', 'Доступы к олимпиадам'),
)
export const stage = ofFeature(
  'olympiadsAccessManagement',
  page('/manage/olympiads/stage/:stage_id', 'staff', 'Этап олимпиады', {
    stage_id: 'digits',
  }),
)
export const stats = ofFeature(
  'olympiadsStats',
  page('/manage/olympiads/stats', 'staff', 'Статистика олимпиад'),
)
export const analytics = ofFeature('olympiadsStats', page('/analytics', 'staff', 'Аналитика олимпиад'))
export const stageAnalytics = ofFeature(
  'olympiadsStats',
  page('/analytics/:stageId/:organizationId?', 'staff', 'Аналитика этапа'),
)
export const gradeAnalytics = ofFeature(
  'olympiadsStats',
  page('/analytics/:stageId/:organizationId/:grade', 'staff', 'Аналитика класса', {
    grade: 'klass',
  }),
)
