import * as z from 'zod'
import { Instant, listFault, listFindings, personColumns, Version } from '@school/kernel/contract'
import { MonitoredTitle, pupilStandings } from '@school/olympiad-conduct/contract'
import { StageFacts } from '@school/olympiads/contract'

/** Decision of a municipality for a school: its pupils may not take part, or all of its classes may. */
export const accessLockKinds = ['forbidden', 'forced'] as const
export type AccessLockKind = (typeof accessLockKinds)[number]

/**
 * How pupils of a class enter a stage: everybody by its rules, by the result of the previous stage, the whole class, those on the list,
 * by the school code, not yet; or by the decision of the municipality.
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

/** Counts of a stage in the viewer's schools. */
export const AccessFigures = z.object({
  /** Classes of the grades of the stage. */
  classes: z.int(),
  /** Classes whose pupils need no school code: opened by the school or by the municipality. */
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
  /** Organization that the viewer administers. */
  organization: z.object({ id: z.int(), name: z.string(), kind: z.enum(['school', 'municipal']) }),
  entry: StageFacts.shape.entry,
  grades: z.array(z.int()),
  figures: AccessFigures,
  /** Only for a school; a municipality has the locks of its schools in their list. */
  lock: AccessLock.nullable(),
  /** Pupils of the viewer's schools on the list of the stage. */
  listed: z.int(),
  /** For a municipality: how many of its schools have completed the check list. */
  readySchools: z.object({ ready: z.int(), schools: z.int() }).nullable(),
  can: z.object({
    /** Open the stage to classes of the school, close it, and edit its list of pupils. */
    open: z.boolean(),
    /** Forbid the stage to schools below. */
    lock: z.boolean(),
    /** Open the stage to all classes of schools below. */
    force: z.boolean(),
    /** See pupils by name. */
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
  /** Classroom in which the class writes the stage; empty until the school sets it. */
  room: z.string(),
  /** Supervisor: an employee by id, or anybody by name. */
  supervisorId: z.int().nullable(),
  supervisor: z.string().nullable(),
  /** Version of the classroom and the supervisor; 0 until they are set. */
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
  /** Number of lines of the check list that it has ticked. */
  ready: z.int(),
})
export type StageSchool = z.infer<typeof StageSchool>

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

/** A row of a list with the pupil it matches. */
export const FoundPupil = z.object({
  row: z.int(),
  name: z.string(),
  className: z.string(),
  /** Already on the list: nothing changes. */
  isKnown: z.boolean(),
})
export type FoundPupil = z.infer<typeof FoundPupil>

export const ListImport = z.object({
  pupils: z.array(FoundPupil),
  /** Rows that match no pupil. */
  faults: z.array(z.object(listFault)),
  ...listFindings(personColumns),
})
export type ListImport = z.infer<typeof ListImport>
