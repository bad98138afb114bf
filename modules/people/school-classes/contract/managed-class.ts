import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  flagColumn,
  Id,
  idParams,
  Instant,
  instantColumn,
  numberColumn,
  RecentImport,
  TableFormat,
  Version,
} from '@school/kernel/contract'
import * as z from 'zod'

const ofClass = idParams('schoolClassId')
const reads = ['schoolClasses.classes'] as const
const changes = ['schoolClasses.classes'] as const
const staff = { audience: 'staff', feature: 'organizationsManagement' } as const

/** A class as those who administer its school, or something above it, see it. */
export const ManagedClass = z.object({
  id: z.int(),
  /** «7А». */
  name: z.string(),
  gradeIndex: z.int(),
  /** Of the name: goes back with a renaming. */
  version: Version,
  schoolYear: z.int(),
  archivedAt: Instant.nullable(),
  school: z.object({ id: z.int(), title: z.string() }),
  teachers: z.array(z.object({ userId: z.int(), name: z.string() })),
  pupils: z.int(),
  /** Who was here in the last seven days. */
  activePupils: z.int(),
  /** Pupils of the list who have never come. */
  absentPupils: z.int(),
  lastVisitAt: Instant.nullable(),
  /** In words: «заданы работы». */
  traces: z.array(z.string()),
  /** Other classes of the school in this year, for a transfer. */
  beside: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Lists that may be undone still, the newest first; none to whom names are not open. */
  imports: z.array(RecentImport),
  can: z.object({
    /** Names are open, and what needs them: the list, transfers, grades. */
    keepPupils: z.boolean(),
    /** What each of its pupils has done: names are open, and the class is of this year. */
    readProgress: z.boolean(),
    /** Codes and slips, which open accounts: of the school itself. */
    letIn: z.boolean(),
    /** Of this or the coming year: its letter, and its grade while it has no people. */
    rename: z.boolean(),
    /** It has no people and no traces of work. */
    remove: z.boolean(),
  }),
})
export type ManagedClass = z.infer<typeof ManagedClass>

/** How a pupil comes in: by an address or an account of their own, by a slip, has never come, with nothing that would let in. */
export const pupilEntries = ['own', 'code', 'absent'] as const
export const PupilEntry = z.enum(pupilEntries)
export type PupilEntry = z.infer<typeof PupilEntry>

export const ManagedPupil = z.object({
  /** In the list, from 1. */
  number: z.int(),
  /** `null` to whom names are not open. */
  userId: z.int().nullable(),
  /** «Гринёв Пётр Андреевич». */
  name: z.string().nullable(),
  entry: PupilEntry,
  /** Address or phone, for the school itself; `null` to others and of a pupil who has none. */
  login: z.string().nullable(),
  /** How many are tied to the pupil as parents. */
  parents: z.int(),
  /** The grade of the pupil themselves; `null` for a graduate. */
  gradeIndex: z.int().nullable(),
  isGradeSame: z.boolean(),
  lastVisitAt: Instant.nullable(),
})
export type ManagedPupil = z.infer<typeof ManagedPupil>

/** Not by name or login: where names are closed, a filter would reveal them. */
export const managedPupilColumns = {
  number: numberColumn,
  entry: choiceColumn(pupilEntries),
  parents: numberColumn,
  gradeIndex: numberColumn,
  isGradeSame: flagColumn,
  lastVisitAt: instantColumn,
}

export const getManagedClass = endpoint({
  name: 'schoolClasses.getManaged',
  method: 'GET',
  path: '/api/wk/school_classes/:schoolClassId',
  ...staff,
  reads,
  summary: 'The card of a class of an organization that the viewer reaches, in figures',
  params: ofClass,
  reply: ManagedClass,
  errors: ['school_class_not_found'],
})

export const listManagedPupils = endpoint({
  name: 'schoolClasses.listManagedPupils',
  method: 'GET',
  path: '/api/wk/school_classes/:schoolClassId/pupils',
  ...staff,
  reads,
  summary: 'The pupils of a class: by name, which is kept on record, or by number where names are not open',
  params: ofClass,
  query: z.object({ q: filtersOf(comparing(managedPupilColumns), ['number', 'parents', 'lastVisitAt']) }),
  reply: z.array(ManagedPupil),
  errors: ['school_class_not_found'],
})

export const saveManagedPupils = endpoint({
  name: 'schoolClasses.saveManagedPupils',
  method: 'GET',
  path: '/api/wk/school_classes/:schoolClassId/pupils/file',
  ...staff,
  summary: 'The same list as a table to be saved, which is kept on record',
  params: ofClass,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['school_class_not_found'],
})

const pupils = { userIds: z.array(Id).min(1).max(1000) } as const

export const transferPupils = endpoint({
  name: 'schoolClasses.transferPupils',
  method: 'POST',
  path: '/api/wk/school_classes/:schoolClassId/transfers',
  ...staff,
  changes,
  summary:
    'Pupils go over to another class of the school and of the year, and to its grade with it; pupils who are there already stay',
  params: ofClass,
  body: z.object({ ...pupils, toClassId: Id }),
  reply: z.object({ moved: z.int() }),
  errors: [
    'school_class_not_found',
    'school_class_archived',
    'transfer_unfit',
    'pupils_changed',
    'names_closed',
  ],
})

export const confirmGrades = endpoint({
  name: 'schoolClasses.confirmGrades',
  method: 'POST',
  path: '/api/wk/school_classes/:schoolClassId/grade_confirmations',
  ...staff,
  changes,
  summary: 'The own grade of these pupils is that of the class from now on; repeating it changes nothing',
  params: ofClass,
  body: z.object(pupils),
  reply: z.object({ changed: z.int() }),
  errors: ['school_class_not_found', 'school_class_archived', 'pupils_changed', 'names_closed'],
})
