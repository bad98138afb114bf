import { endpoint, Id, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { ClassStatistics, statisticsBy } from './statistics.ts'

const Wanted = z.object({
  by: z.enum(statisticsBy),
  /** By lessons: of which course; without it that in which most of the class learn. */
  courseId: Id.optional(),
})

export const getClassStatistics = endpoint({
  name: 'teacherDashboard.getStatistics',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/statistics',
  audience: 'agent',
  reads: [
    'schoolClasses.classes',
    'works.attempts',
    'courses.views',
    'grants.grants',
    'homeworks.homeworks',
    'homeworks.copies',
  ],
  summary: 'The pupils of a class by the lessons of a course, or by the courses in which they learn',
  params: idParams('schoolClassId'),
  query: Wanted,
  reply: ClassStatistics,
  errors: ['school_class_not_found', 'course_not_found'],
})

export const saveClassStatistics = endpoint({
  name: 'teacherDashboard.saveStatistics',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/statistics/file',
  audience: 'agent',
  summary: 'The same as a table to be saved',
  params: idParams('schoolClassId'),
  query: Wanted.extend({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['school_class_not_found', 'course_not_found'],
})
