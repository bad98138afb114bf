import type { ApiError } from '@school/api-client'
import { toast } from '@school/ui'
import { useMutation } from '@tanstack/react-query'
import type { MonitoredGroups, TimeGrantBody } from '../../contract/index.ts'
import { TimeForm, type TimeGiven } from '../time/TimeForm.tsx'
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

export interface GiveTimeProps {
  title: string
  targets: readonly TimeGiven[]
  /** Whether the window may be moved too: there must be one. */
  canShift: boolean
  /** Rejects with what the server says. */
  onGive: (body: TimeGrantBody) => Promise<unknown>
  onClose: () => void
}

/** «Дать время»: the form and what is said after it. */
export function GiveTime({ onGive, onClose, ...form }: GiveTimeProps) {
  const give = useMutation<unknown, ApiError, TimeGrantBody>({
    mutationFn: onGive,
    onSuccess: () => {
      toast(t.timeGiven, { tone: 'ok' })
      onClose()
    },
    onError: (error) => {
      if (Object.keys(error.fields).length === 0) toast(error.message, { tone: 'bad' })
    },
  })
  return (
    <TimeForm
      {...form}
      isBusy={give.isPending}
      errors={give.error?.fields}
      onGive={give.mutate}
      onClose={onClose}
    />
  )
}
