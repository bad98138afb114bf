import { endpoint, Id, idParams, Instant } from '@school/kernel/contract'
import * as z from 'zod'

/**
 * Where a class of a former year goes: `go` makes the next one, `join` joins the existing one of the viewer or the school, `graduate` leaves the
 * school; `taken` is led by a colleague, `archived` is archived, `old` is of a year before the last: these are not moved.
 */
export const nextYearWays = ['go', 'join', 'graduate', 'taken', 'archived', 'old'] as const
export const movingWays = ['go', 'join', 'graduate'] as const
export type MovingWay = (typeof movingWays)[number]

export const NextYearClass = z.object({
  classId: z.int(),
  /** «7А». */
  name: z.string(),
  /** «8А»; `null` for the eleventh grade. */
  toName: z.string().nullable(),
  way: z.enum(nextYearWays),
  /** All or some of the ninth grade may leave instead: only the school may decide so. */
  mayLeave: z.boolean(),
  pupils: z.int(),
  /** Pupils who sit in the class that it joins. */
  there: z.int(),
  /** Who would teach the class of the new year. */
  teachers: z.int(),
  /** Of them sit in another class of the new year already, and stay there. */
  elsewhere: z.int(),
  /** Of them have another grade of their own, which stays. */
  otherGrade: z.int(),
})
export type NextYearClass = z.infer<typeof NextYearClass>

export const ClassMove = z.object({
  id: z.int(),
  kind: z.enum(['year', 'merger']),
  fromName: z.string(),
  /** `null` for a class that has left the school. */
  toName: z.string().nullable(),
  pupils: z.int(),
  movedAt: Instant,
  /** «Архип Савельевич»; `null` when the account is no more. */
  movedBy: z.string().nullable(),
  /** Until then it may be undone. */
  until: Instant,
  /** Why it can't be undone, in words: «заданы работы». */
  hindrances: z.array(z.string()),
})
export type ClassMove = z.infer<typeof ClassMove>

export const ClassMoves = z.object({
  /** The school year to which classes go. */
  schoolYear: z.int(),
  /** The day on which classes of this year may go on. */
  opensOn: z.iso.date(),
  classes: z.array(NextYearClass),
  /** Of the last seven days, the newest first. */
  recent: z.array(ClassMove),
})
export type ClassMoves = z.infer<typeof ClassMoves>

export const ClassMerger = z.object({
  toClassId: z.int(),
  name: z.string(),
  /** Who comes over: «Гринёв Пётр». */
  pupils: z.array(z.string()),
  /** Who is in both already. */
  inBoth: z.array(z.string()),
  /** Who begins to teach the class with its pupils. */
  teachers: z.array(z.string()),
})
export type ClassMerger = z.infer<typeof ClassMerger>

export const listClassMoves = endpoint({
  name: 'schoolClasses.listMoves',
  method: 'GET',
  path: '/api/school_class_moves',
  audience: 'agent',
  reads: ['schoolClasses.classes'],
  summary:
    'Where each class of a former year would go, and what has gone within seven days and may be undone',
  reply: ClassMoves,
})

export const moveClasses = endpoint({
  name: 'schoolClasses.move',
  method: 'POST',
  path: '/api/school_class_moves',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Classes go on to the next school year with their pupils and teachers, the former ones into the archive; what has gone already is passed over, and what looks otherwise than it did stops all',
  body: z.object({
    classes: z
      .array(z.object({ classId: Id, way: z.enum(movingWays) }))
      .min(1)
      .max(100),
  }),
  reply: z.object({ classes: z.int(), pupils: z.int() }),
  errors: ['school_class_not_found', 'class_moves_changed'],
})

export const undoClassMoves = endpoint({
  name: 'schoolClasses.undoMoves',
  method: 'POST',
  path: '/api/school_class_move_undoings',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Puts back what moves have changed, within seven days and while the class has nothing of its own; repeating it changes nothing',
  body: z.object({ moveIds: z.array(Id).min(1).max(100) }),
  reply: z.null(),
  errors: ['class_move_not_found', 'class_move_late', 'class_move_hindered'],
})

export const listMergers = endpoint({
  name: 'schoolClasses.listMergers',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/mergers',
  audience: 'agent',
  reads: ['schoolClasses.classes'],
  summary:
    'Into which own classes of the same school, grade and year this one may be merged, and who would come over',
  params: idParams('schoolClassId'),
  reply: z.array(ClassMerger),
  errors: ['school_class_not_found'],
})

export const mergeClass = endpoint({
  name: 'schoolClasses.merge',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/mergers',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Pupils and teachers of a class come over to another of the viewer, and the class goes into the archive; once more changes nothing',
  params: idParams('schoolClassId'),
  body: z.object({ toClassId: Id }),
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_archived', 'class_merger_unfit'],
})
