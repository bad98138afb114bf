import { endpoint, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { TeacherClasses } from './class-card.ts'
import { ClassPage } from './class-page.ts'
import { TeacherDashboard } from './dashboard.ts'
import { savedParts, StatisticsWanted, TeacherStatistics } from './teacher-statistics.ts'

export const listClasses = endpoint({
  name: 'teacherDashboard.listClasses',
  method: 'GET',
  path: '/api/school_classes',
  audience: 'agent',
  reads: ['schoolClasses.classes', 'works.attempts'],
  summary: 'Classes that the viewer teaches with how they do, and those of the archive',
  reply: TeacherClasses,
})

export const getClass = endpoint({
  name: 'teacherDashboard.getClass',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId',
  audience: 'agent',
  reads: ['schoolClasses.classes', 'works.attempts', 'homeworks.homeworks', 'homeworks.copies'],
  summary: 'A class of the viewer with its pupils, who needs help most at the head, and its teachers',
  params: idParams('schoolClassId'),
  reply: ClassPage,
  errors: ['school_class_not_found'],
})

export const saveClass = endpoint({
  name: 'teacherDashboard.saveClass',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/pupils/file',
  audience: 'agent',
  summary: 'The pupils of a class as a table to be saved, in the same order',
  params: idParams('schoolClassId'),
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['school_class_not_found'],
})

export const getDashboard = endpoint({
  name: 'teacherDashboard.get',
  method: 'GET',
  path: '/api/teacher/dashboard',
  audience: 'agent',
  // The cache tags of contributing modules are unknown here: the page refetches at every visit.
  reads: ['schoolClasses.classes', 'works.attempts', 'homeworks.homeworks', 'homeworks.copies'],
  summary:
    'What a teacher has today, who has not begun a homework that ends soon, and how many of each class need help',
  reply: TeacherDashboard,
})

const statisticsRefusals = [
  'school_class_not_found',
  'statistics_days_missing',
  'statistics_days_order',
  'statistics_days_too_long',
] as const

export const getTeacherStatistics = endpoint({
  name: 'teacherDashboard.getTeacherStatistics',
  method: 'GET',
  path: '/api/teacher/statistics',
  audience: 'agent',
  reads: ['schoolClasses.classes', 'works.attempts', 'homeworks.homeworks', 'homeworks.copies'],
  summary:
    'How the own classes did in a period: who was active, results by weeks and by skills, homeworks in time, the class compared with its parallel',
  query: StatisticsWanted,
  reply: TeacherStatistics,
  errors: statisticsRefusals,
})

export const saveTeacherStatistics = endpoint({
  name: 'teacherDashboard.saveTeacherStatistics',
  method: 'GET',
  path: '/api/teacher/statistics/file',
  audience: 'agent',
  summary: 'A part of the same statistics as a table to be saved, in the same order',
  query: StatisticsWanted.extend({ of: z.enum(savedParts).default('pupils'), format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: statisticsRefusals,
})
