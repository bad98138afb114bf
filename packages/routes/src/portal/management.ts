import { page } from '../page.ts'

/** Organizations, classes, courses of a project and reports. */
export const organizations = page('/organizations', 'staff', 'Организации')
export const organization = page('/manage/organization/:organizationId?/:section?', 'staff', 'Организация', {
  organizationId: 'digits',
  section: ['classes', 'employees'],
})
export const schoolClass = page('/manage/class/:schoolClassId', 'staff', 'Класс', { schoolClassId: 'digits' })
export const schoolClassPupils = page('/manage/class/:schoolClassId/pupils', 'staff', 'Ученики класса')
export const courseAccess = page('/manage/courses', 'staff', 'Доступы к курсам')
export const projectCourses = page('/manage/courses/:projectId', 'staff', 'Курсы проекта')
export const disciplineCourses = page(
  '/manage/courses/:projectId/discipline/:disciplineId',
  'staff',
  'Курсы по предмету',
)
export const projectCourse = page('/manage/courses/:projectId/course/:courseId', 'staff', 'Доступ к курсу')
export const courseStatistics = page('/statistics/courses', 'staff', 'Статистика курсов')
export const organizationCourseStatistics = page(
  '/statistics/courses/:projectId/:organizationId',
  'staff',
  'Статистика курсов организации',
)
export const reports = page('/dashboards/:dashboardId?', 'user', 'Отчёты')
