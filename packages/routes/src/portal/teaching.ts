import { ofFeature, page } from '../page.ts'

/** A teacher's pages: dashboard, clubs, plans, journals. */
export const dashboard = page('/teacher-dashboard', 'agent', 'Рабочий стол')
export const miniGroups = ofFeature(
  'miniGroups',
  page('/teacher-dashboard/mini-groups', 'agent', 'Мини-группы'),
)
export const schoolClasses = page('/teacher-dashboard/school_classes', 'agent', 'Мои классы')
export const schoolClass = page('/teacher-dashboard/school_classes/:id/:by', 'agent', 'Класс и статистика', {
  id: 'digits',
  by: ['class', 'lessons', 'courses'],
})
export const clubs = ofFeature(
  'clubs',
  page('/manage/clubs/:groupId?/:section?', 'teacher', 'Мои кружки', {
    groupId: 'digits',
    section: ['students', 'teacher-course', 'student-course', 'plan-info', 'analytics'],
  }),
)
export const clubLessonAnalytics = ofFeature(
  'clubs',
  page('/manage/clubs/:groupId/analytics/lesson/:lessonId', 'teacher', 'Аналитика занятия'),
)
export const clubLessonReport = ofFeature(
  'clubs',
  page('/manage/clubs/:groupId/lesson/:lessonId/report/:lessonReportId', 'teacher', 'Отчёт о занятии'),
)
export const educationPlans = ofFeature(
  'educationPlans',
  page('/education-plans/:planId?/:section?', 'teacher', 'Планы обучения', {
    planId: 'digits',
    section: ['info', 'teacher-course', 'student-course'],
  }),
)
export const backOffice = ofFeature(
  'backOffice',
  page('/back-office/:section', 'teacher', 'Журналы и документы', {
    section: ['attendance', 'documents'],
  }),
)
