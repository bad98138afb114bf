import type { MonitoredGroups } from '../../contract/index.ts'
import type { TimeGiven } from '../time/TimeForm.tsx'
import { t } from './ru.ts'

/** Targets for time: everybody, a school or a class, within what the viewer leads. @param schoolId limits to one school; `null` is any */
export const timeTargets = (
  groups: MonitoredGroups,
  { toAll, schoolId }: { toAll: boolean; schoolId: number | null },
): TimeGiven[] => [
  ...(toAll ? [{ target: 'all' as const, id: null, name: t.everybody }] : []),
  ...groups.schools
    .filter(({ id }) => schoolId === null || id === schoolId)
    .map(({ id, name }) => ({ target: 'school' as const, id, name })),
  ...groups.classes.map(({ id, name, school }) => ({
    target: 'class' as const,
    id,
    name: t.classOf(name, school),
  })),
]
