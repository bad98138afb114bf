import { useCall } from '@school/api-client'
import { Accordion, Checkbox, toast } from '@school/ui'
import type { ReactNode } from 'react'
import { changeControls, type FamilyChild } from '../contract/index.ts'
import { DailyLimit } from './DailyLimit.tsx'
import styles from './family.module.css'
import { ParentList } from './ParentList.tsx'
import { t } from './ru.ts'

interface ChildSettingsProps {
  child: FamilyChild
  email: string | null
  /** Actions of higher modules for the account. */
  children?: ReactNode
}

/** Letters, time and the grown-ups of one child. */
export function ChildSettings({ child, email, children }: ChildSettingsProps) {
  const change = useCall(changeControls, {
    onSuccess: () => void toast(t.saved, { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const send = (body: Parameters<typeof change.mutate>[0]['body']) =>
    change.mutate({ params: { childId: child.id }, body })
  const { letters } = change.isPending
    ? { letters: { ...child.letters, ...change.variables.body.letters } }
    : child
  return (
    <Accordion title={t.settings}>
      <div className={styles.settings}>
        <div className={styles.group}>
          <h3>{t.letters}</h3>
          <Checkbox
            label={t.evening}
            checked={letters.evening}
            onChange={(event) => send({ letters: { evening: event.currentTarget.checked } })}
          />
          <Checkbox
            label={t.weekly}
            checked={letters.weekly}
            onChange={(event) => send({ letters: { weekly: event.currentTarget.checked } })}
          />
          {email === null && <p className={styles.note}>{t.noEmail}</p>}
        </div>
        {child.can.decide && (
          <div className={styles.group}>
            <DailyLimit child={child} />
          </div>
        )}
        <ParentList child={child} />
        {children}
      </div>
    </Accordion>
  )
}
