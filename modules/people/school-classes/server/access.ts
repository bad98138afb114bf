import { type Ctx, refusals } from '@school/kernel/server'
import { organizationErrors } from '@school/organizations/contract'
import { requireNames } from '@school/organizations/server'
import { schoolClassErrors } from '../contract/errors.ts'

export const refuse = refusals({ ...organizationErrors, ...schoolClassErrors })

/** A class with which the viewer works, of this year or of the archive. */
export interface TaughtClass {
  id: number
  /** «7А». */
  name: string
  gradeIndex: number
  letter: string
  /** Of the name. */
  version: number
  schoolYear: number
  schoolId: number
  archivedAt: Date | null
}

/** @throws school_class_not_found, absent and somebody else's alike */
export async function accessTaughtClass({ sql, viewer }: Ctx, classId: number): Promise<TaughtClass> {
  const { rows } = await sql.query<TaughtClass>({
    name: 'find_taught_class',
    text: `select c.id, c.name, c.grade_index as "gradeIndex", c.letter, c.version,
        c.school_year as "schoolYear", c.organization_id as "schoolId", c.archived_at as "archivedAt"
      from school_classes c join class_members m on m.school_class_id = c.id and m.user_id = $2 and m.role = 'teacher'
      where c.id = $1`,
    values: [classId, viewer.id],
  })
  if (!rows[0]) throw refuse('school_class_not_found')
  return rows[0]
}

/** Locks the class against deletion until the end of the mutation. @throws school_class_not_found when it was deleted meanwhile */
export async function holdClass({ sql }: Pick<Ctx, 'sql'>, classId: number): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'hold_class',
    text: 'select from school_classes where id = $1 for key share',
    values: [classId],
  })
  if (rowCount !== 1) throw refuse('school_class_not_found')
}

/** A class as administrators of its school, or of a level above it, reach it. */
export interface ManagedClass extends TaughtClass {
  /** The viewer administers the school itself, not something above it. */
  isOwnSchool: boolean
}

export const administers = ({ features }: Pick<Ctx, 'features'>): boolean =>
  features.has('organizationsManagement')

async function findManagedClass({ sql, viewer }: Ctx, classId: number): Promise<ManagedClass | undefined> {
  const { rows } = await sql.query<ManagedClass>({
    name: 'find_managed_class',
    text: `select c.id, c.name, c.grade_index as "gradeIndex", c.letter, c.version,
        c.school_year as "schoolYear", c.organization_id as "schoolId", c.archived_at as "archivedAt", m.organization_id = c.organization_id as "isOwnSchool"
      from school_classes c join organizations o on o.id = c.organization_id
      join memberships m on m.user_id = $2 and m.is_active and m.role = 'admin' and m.organization_id = any (o.path)
      where c.id = $1`,
    values: [classId, viewer.id],
  })
  return rows[0]
}

/** @throws school_class_not_found, absent and beyond the own organizations alike */
export async function accessManagedClass(ctx: Ctx, classId: number): Promise<ManagedClass> {
  const found = administers(ctx) ? await findManagedClass(ctx, classId) : undefined
  if (!found) throw refuse('school_class_not_found')
  return found
}

/** As a teacher of the class, or as its administrator when `isOpen` permits. @throws school_class_not_found, names_closed */
async function accessAsEither(
  ctx: Ctx,
  classId: number,
  isOpen: (managed: ManagedClass) => boolean,
): Promise<TaughtClass> {
  const managed = administers(ctx) ? await findManagedClass(ctx, classId) : undefined
  if (managed && isOpen(managed)) {
    requireNames(ctx)
    return managed
  }
  return accessTaughtClass(ctx, classId)
}

/** A class whose list the viewer keeps: of its teachers and of those who administer it. @throws school_class_not_found, names_closed */
export const accessKeptClass = (ctx: Ctx, classId: number): Promise<TaughtClass> =>
  accessAsEither(ctx, classId, () => true)

/**
 * A class whose codes the viewer may issue: a code opens the account of a child, so only the teachers and the school do, not the levels above.
 * @throws school_class_not_found, names_closed
 */
export const accessEnteredClass = (ctx: Ctx, classId: number): Promise<TaughtClass> =>
  accessAsEither(ctx, classId, ({ isOwnSchool }) => isOwnSchool)

/** A class of the school that the viewer administers, no matter who teaches it. @throws school_class_not_found, names_closed */
export async function accessOwnSchoolClass(ctx: Ctx, classId: number): Promise<ManagedClass> {
  const managed = await accessManagedClass(ctx, classId)
  if (!managed.isOwnSchool) throw refuse('school_class_not_found')
  requireNames(ctx)
  return managed
}

/** A class whose teachers the viewer names; no names of pupils are needed for it. @throws school_class_not_found */
export async function accessStaffedClass(
  ctx: Ctx,
  classId: number,
): Promise<TaughtClass & { isManaged: boolean }> {
  const managed = administers(ctx) ? await findManagedClass(ctx, classId) : undefined
  return { ...(managed ?? (await accessTaughtClass(ctx, classId))), isManaged: managed !== undefined }
}
