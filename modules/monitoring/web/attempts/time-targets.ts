import type { MonitoredGroups } from '../../contract/index.ts'
import type { TimeGiven } from '../time/TimeForm.tsx'
import { t } from './ru.ts'

/** Everybody, a school or a class, as far as the viewer leads them. @param schoolId the only school; `null` is any */
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
