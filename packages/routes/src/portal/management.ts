import { ofFeature, page } from '../page.ts'
import { pageNumber, typedWords } from '../search-parsers.ts'
import { withSearch } from '../search.ts'

/** Organizations, classes, courses of a project and reports. */
export const organizations = ofFeature(
  'organizationsManagement',
  withSearch({ q: typedWords(80), page: pageNumber() }, page('/organizations', 'staff', 'Организации')),
)
export const organization = ofFeature(
  'organizationsManagement',
  page('/manage/organization/:organizationId?/:section?', 'staff', 'Организация', {
    organizationId: 'digits',
    section: ['classes', 'employees', 'names'],
  }),
)
export const schoolClass = ofFeature(
  'organizationsManagement',
  page('/manage/class/:schoolClassId', 'staff', 'Класс', { schoolClassId: 'digits' }),
)
export const schoolClassPupils = ofFeature(
  'organizationsManagement',
  page('/manage/class/:schoolClassId/pupils', 'staff', 'Ученики класса', { schoolClassId: 'digits' }),
)
export const courseAccess = ofFeature(
  'coursesAccessManagement',
  page('/manage/courses', 'staff', 'Доступы к курсам'),
)
export const projectCourses = ofFeature(
  'coursesAccessManagement',
  page('/manage/courses/:projectId', 'staff', 'Курсы проекта'),
)
export const disciplineCourses = ofFeature(
  'coursesAccessManagement',
  page('/manage/courses/:projectId/discipline/:disciplineId', 'staff', 'Курсы по предмету'),
)
export const projectCourse = ofFeature(
  'coursesAccessManagement',
  page('/manage/courses/:projectId/course/:courseId', 'staff', 'Доступ к курсу'),
)
export const courseStatistics = ofFeature(
  'coursesStats',
  page('/statistics/courses', 'staff', 'Статистика курсов'),
)
export const organizationCourseStatistics = ofFeature(
  'coursesStats',
  page('/statistics/courses/:projectId/:organizationId', 'staff', 'Статистика курсов организации'),
)
export const reports = ofFeature('externalReports', page('/dashboards/:dashboardId?', 'user', 'Отчёты'))
