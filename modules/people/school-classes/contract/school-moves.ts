import { endpoint, Id, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { ClassMoves, movingWays } from './moves.ts'

const staff = { audience: 'staff', feature: 'organizationsManagement' } as const
const ofSchool = idParams('organizationId')

export const listSchoolMoves = endpoint({
  name: 'schoolClasses.listMovesOfSchool',
  method: 'GET',
  path: '/api/wk/organizations/:organizationId/class_moves',
  ...staff,
  reads: ['schoolClasses.classes'],
  summary:
    'Where each class of a school of a former year would go, and what has gone within seven days; for administrators of the school itself',
  params: ofSchool,
  reply: ClassMoves,
  errors: ['organization_not_found'],
})

export const transferClasses = endpoint({
  name: 'schoolClasses.transferClasses',
  method: 'POST',
  path: '/api/wk/school_classes/transfers',
  ...staff,
  changes: ['schoolClasses.classes'],
  summary:
    'Classes of a school go on to the next school year; those that are named leave after the ninth grade. What has gone already is passed over',
  body: z.object({
    organizationId: Id,
    classes: z
      .array(z.object({ classId: Id, way: z.enum(movingWays) }))
      .min(1)
      .max(200),
    leavingIds: z.array(Id).max(1000).default([]),
  }),
  reply: z.object({ classes: z.int(), pupils: z.int() }),
  errors: [
    'organization_not_found',
    'organization_deactivated',
    'school_class_not_found',
    'class_moves_changed',
    'names_closed',
  ],
})

export const undoSchoolMoves = endpoint({
  name: 'schoolClasses.undoMovesOfSchool',
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/class_move_undoings',
  ...staff,
  changes: ['schoolClasses.classes'],
  summary:
    'Puts back what moves of classes of a school have changed, within seven days; repeating it changes nothing',
  params: ofSchool,
  body: z.object({ moveIds: z.array(Id).min(1).max(200) }),
  reply: z.null(),
  errors: [
    'organization_not_found',
    'organization_deactivated',
    'class_move_not_found',
    'class_move_late',
    'class_move_hindered',
  ],
})

export const archiveOldClasses = endpoint({
  name: 'schoolClasses.archiveOld',
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/class_archivings',
  ...staff,
  changes: ['schoolClasses.classes'],
  summary:
    'Classes of a school that are older than the last year go into the archive; what is there already stays',
  params: ofSchool,
  body: z.object({ classIds: z.array(Id).min(1).max(200) }),
  reply: z.null(),
  errors: ['organization_not_found', 'organization_deactivated', 'school_class_not_found', 'class_not_old'],
})
