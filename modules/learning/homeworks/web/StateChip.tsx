import { Chip, IconCheck, IconClock, IconPencil, IconRefresh } from '@school/ui'
import type { CopyState, HomeworkCard } from '../contract/homework.ts'
import { t } from './ru.ts'

const looks: Record<CopyState, { tone: 'plain' | 'ok' | 'warn' | 'accent'; icon: typeof IconCheck | null }> =
  {
    not_opened: { tone: 'plain', icon: null },
    in_progress: { tone: 'accent', icon: IconPencil },
    submitted: { tone: 'accent', icon: IconClock },
    checking: { tone: 'accent', icon: IconClock },
    returned: { tone: 'warn', icon: IconRefresh },
    done: { tone: 'ok', icon: IconCheck },
    missed: { tone: 'plain', icon: null },
  }

/** The state of a copy as a word and a sign; lateness has no alarming colour. */
export function StateChip({
  homework,
  size = 's',
}: {
  homework: Pick<HomeworkCard, 'state' | 'isLate' | 'isOverdue'>
  size?: 's' | 'm'
}) {
  const { state, isLate, isOverdue } = homework
  const { tone, icon: Icon } = looks[state]
  const isNotYet = isLate && (state === 'not_opened' || state === 'in_progress')
  return (
    <>
      <Chip size={size} tone={tone} icon={Icon && <Icon aria-hidden="true" />}>
        {isLate && state === 'done' ? t.doneLater : t.state[state]}
      </Chip>
      {isOverdue ? <Chip size={size}>{t.overdue}</Chip> : isNotYet && <Chip size={size}>{t.notYet}</Chip>}
    </>
  )
}
