import { endpoint } from '@school/kernel/contract'
import { TeacherClasses } from './class-card.ts'

export const listClasses = endpoint({
  name: 'teacherDashboard.listClasses',
  method: 'GET',
  path: '/api/school_classes',
  audience: 'agent',
  tells: ['schoolClasses.classes', 'works.attempts'],
  summary: 'Classes that the viewer teaches with how they do, and those of the archive',
  reply: TeacherClasses,
})
