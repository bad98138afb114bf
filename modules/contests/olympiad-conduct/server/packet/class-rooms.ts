import type { Sql } from '@school/db'
import { type Ctx, extensionPoint } from '@school/kernel/server'

export interface ClassRoom {
  className: string
  schoolId: number
  room: string
  supervisor: string | null
}

/** Classrooms of the classes of these schools in a stage, in the order of classes. Schools set them in a higher module. */
export const classRooms = extensionPoint<
  (sql: Sql, stageId: number, schoolIds: readonly number[]) => Promise<ClassRoom[]>
>('olympiad-conduct.class-rooms')

export async function readClassRooms(
  { sql, extensions }: Pick<Ctx, 'sql' | 'extensions'>,
  stageId: number,
  schoolIds: readonly number[],
): Promise<ClassRoom[]> {
  return (await Promise.all(extensions(classRooms).map((list) => list(sql, stageId, schoolIds)))).flat()
}
