import { FormDialog, useForm } from '@school/forms'
import { Button, Card, PageHeader, PasswordInput, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { depart } from '../../contract/index.ts'
import { t } from '../departure/ru.ts'
import styles from '../profile.module.css'
import { departureQuery } from '../queries.ts'

/** Shows what is erased and what stays before asking for confirmation. @param onLeft the account is closed and the session has ended */
export function DeletionScreen({ onLeft }: { onLeft: () => void }) {
  const you = useYou()
  const { data: departure } = useSuspenseQuery(departureQuery)
  const [isAsking, setAsking] = useState(false)
  const { obstacle, classesAlone, children, hasPassword } = departure
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={you(t.lead)} />
      <Card as="section" aria-labelledby="gone" pad="l" className={styles.card}>
        <h2 id="gone">{t.gone}</h2>
        <ul className={frame.lines}>
          {t.goneList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="stays" pad="l" className={styles.card}>
        <h2 id="stays">{t.stays}</h2>
        <p>{t.staysLead}</p>
        <ul className={frame.lines}>
          {t.staysList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      {classesAlone.length > 0 && <p role="note">{t.classes(classesAlone)}</p>}
      {children > 0 && <p role="note">{t.children(children)}</p>}
      {obstacle ? (
        <p role="note">
          <strong>{t.obstacle[obstacle]}</strong>
        </p>
      ) : (
        <div className={frame.row}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t.delete}
          </Button>
        </div>
      )}
      {isAsking && (
        <DeletionDialog hasPassword={hasPassword} onLeft={onLeft} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface DeletionDialogProps {
  hasPassword: boolean
  onLeft: () => void
  onClose: () => void
}

function DeletionDialog({ hasPassword, onLeft, onClose }: DeletionDialogProps) {
  const form = useForm(depart, { values: { user: { currentPassword: '' } }, onSent: onLeft })
  return (
    <FormDialog form={form} title={t.askTitle} action={t.agree} tone="danger" onClose={onClose}>
      <p>{t.ask}</p>
      {hasPassword ? (
        <PasswordInput
          label={t.password}
          autoComplete="current-password"
          {...form.text('user.currentPassword')}
        />
      ) : (
        <p>{t.noPassword}</p>
      )}
    </FormDialog>
  )
}
