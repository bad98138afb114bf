import * as z from 'zod'
import { Instant, listFault, listFindings, personColumns, Version } from '@school/kernel/contract'
import { MonitoredTitle } from './monitoring.ts'
import { StageFacts } from './olympiad.ts'

/** What a municipality decides for a school: its pupils do not take part, or all of its classes do. */
export const accessLockKinds = ['forbidden', 'forced'] as const
export type AccessLockKind = (typeof accessLockKinds)[number]

/**
 * How pupils of a class come into a stage: everybody by its rules, by the result of the stage before, the class as a whole, those of the list,
 * by the code of the school, nobody yet; or what the municipality has decided.
 */
export const accessStates = [
  'open_to_all',
  'by_result',
  'class',
  'list',
  'codes',
  'none',
  'forced',
  'forbidden',
] as const
export type AccessState = (typeof accessStates)[number]

export const AccessLock = z.object({ kind: z.enum(accessLockKinds), reason: z.string(), setAt: Instant })
export type AccessLock = z.infer<typeof AccessLock>

/** What a stage is in the viewer’s schools. */
export const AccessFigures = z.object({
  /** Of its grades. */
  classes: z.int(),
  /** Whose pupils need no code of the school: opened by it or from above. */
  openClasses: z.int(),
  forbiddenClasses: z.int(),
  /** Pupils of these classes. */
  expected: z.int(),
  registered: z.int(),
  /** Personal codes that open the stage. */
  personalCodes: z.int(),
  /** Schools that have a code. */
  schoolCodes: z.int(),
})
export type AccessFigures = z.infer<typeof AccessFigures>

export const ManagedStageCard = StageFacts.extend({
  publishedAt: Instant.nullable(),
  grades: z.array(z.int()),
  figures: AccessFigures,
})
export type ManagedStageCard = z.infer<typeof ManagedStageCard>

export const ManagedOlympiad = MonitoredTitle.extend({ stages: z.array(ManagedStageCard) })
export type ManagedOlympiad = z.infer<typeof ManagedOlympiad>

export const StageAccess = z.object({
  /** Where the viewer administers. */
  organization: z.object({ id: z.int(), name: z.string(), kind: z.enum(['school', 'municipal']) }),
  entry: StageFacts.shape.entry,
  grades: z.array(z.int()),
  figures: AccessFigures,
  /** Of the viewer’s school; a municipality has those of its schools in their list. */
  lock: AccessLock.nullable(),
  /** Pupils in the list of the stage, of the viewer’s schools. */
  listed: z.int(),
  /** Of a municipality: how many of its schools have ticked the whole check list. */
  readySchools: z.object({ ready: z.int(), schools: z.int() }).nullable(),
  can: z.object({
    /** Open the stage to classes of the school, close it, and put pupils into its list. */
    open: z.boolean(),
    /** Forbid the stage to schools below. */
    lock: z.boolean(),
    /** And open it to all of their classes. */
    force: z.boolean(),
    /** Pupils by name. */
    seeNames: z.boolean(),
  }),
})
export type StageAccess = z.infer<typeof StageAccess>

export const StageClass = z.object({
  id: z.int(),
  gradeIndex: z.int(),
  letter: z.string(),
  school: z.object({ id: z.int(), name: z.string() }),
  state: z.enum(accessStates),
  openedAt: Instant.nullable(),
  lock: AccessLock.nullable(),
  pupils: z.int(),
  registered: z.int(),
  listed: z.int(),
  personalCodes: z.int(),
  /** Where it writes the stage; empty until the school has said it. */
  room: z.string(),
  /** Who looks after it: an employee by id, and anybody by name. */
  supervisorId: z.int().nullable(),
  supervisor: z.string().nullable(),
  /** Of its room and who looks after it; 0 until anything was said. */
  version: Version,
})
export type StageClass = z.infer<typeof StageClass>

export const StageSchool = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  classes: z.int(),
  openClasses: z.int(),
  pupils: z.int(),
  registered: z.int(),
  lock: AccessLock.nullable(),
  /** Lines of the check list that it has ticked. */
  ready: z.int(),
})
export type StageSchool = z.infer<typeof StageSchool>

/** How far a pupil is, without a word of points. */
export const pupilStandings = ['absent', 'registered', 'running', 'handed_in'] as const

export const StagePupil = z.object({
  userId: z.int(),
  name: z.string(),
  className: z.string(),
  access: z.enum(accessStates),
  isListed: z.boolean(),
  hasPersonalCode: z.boolean(),
  standing: z.enum(pupilStandings),
  registeredAt: Instant.nullable(),
})
export type StagePupil = z.infer<typeof StagePupil>

/** A row of a list and the pupil who was found by it. */
export const FoundPupil = z.object({
  row: z.int(),
  name: z.string(),
  className: z.string(),
  /** In the list already: nothing changes. */
  isKnown: z.boolean(),
})
export type FoundPupil = z.infer<typeof FoundPupil>

export const ListImport = z.object({
  pupils: z.array(FoundPupil),
  /** Rows by which no pupil is found. */
  faults: z.array(z.object(listFault)),
  ...listFindings(personColumns),
})
export type ListImport = z.infer<typeof ListImport>
