import { type FamilyChild, ownWordGrade } from '@school/families/contract'
import { FormDialog, useForm } from '@school/forms'
import { Button, PasswordInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { departChild } from '../../contract/index.ts'
import { CopyPart } from '../own-data/CopyPart.tsx'
import { t } from './ru.ts'

/** Where a parent takes the data of a child, and deletes the account of one who is no person of an own word yet. */
export function ChildDeparture({ child }: { child: FamilyChild }) {
  const [isAsking, setAsking] = useState(false)
  const isSmall = child.grade !== null && child.grade.index < ownWordGrade
  if (!child.can.decide) return null
  return (
    <div className={frame.section}>
      <h3>{t.childTitle}</h3>
      <CopyPart userId={child.id} child={child.firstName} />
      {isSmall && (
        <>
          <p className={frame.note}>{t.childText}</p>
          <div className={frame.row}>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {t.childDelete}
            </Button>
          </div>
        </>
      )}
      {isAsking && <ChildDialog child={child} onClose={() => setAsking(false)} />}
    </div>
  )
}

function ChildDialog({ child, onClose }: { child: FamilyChild; onClose: () => void }) {
  const form = useForm(departChild, {
    params: { childId: child.id },
    values: { user: { currentPassword: '' } },
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t.childAskTitle(child.firstName)}
      action={t.agree}
      tone="danger"
      onClose={onClose}
    >
      <p>{t.childAsk}</p>
      <PasswordInput
        label={t.ownPassword}
        autoComplete="current-password"
        {...form.text('user.currentPassword')}
      />
    </FormDialog>
  )
}
