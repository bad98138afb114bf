import { fileAddress } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { Button, PasswordInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askForDataCopy, takeDataCopy } from '../../contract/index.ts'
import { dataCopiesQuery } from '../queries.ts'
import { t } from './ru.ts'

interface CopyPartProps {
  /** Whose data the viewer may take; the child of a parent, or the viewer. */
  userId: number
  /** The child's first name; absent of oneself. */
  child?: string
}

/** Asks for a copy of the data, and lets it be taken while it lives. */
export function CopyPart({ userId, child }: CopyPartProps) {
  const { data: copies } = useSuspenseQuery(dataCopiesQuery)
  const [isAsking, setAsking] = useState(false)
  const copy = copies.find((one) => one.userId === userId)
  return (
    <>
      {copy && (
        <p className={frame.note} role="status">
          <a href={fileAddress(takeDataCopy, { params: { copyId: copy.id } })} download>
            {child === undefined ? t.download : t.downloadChild(child)}
          </a>
          <br />
          {t.readyUntil(copy.endsAt, copy.nextAt)}
        </p>
      )}
      <div className={frame.row}>
        <Button onClick={() => setAsking(true)}>{child === undefined ? t.take : t.takeChild}</Button>
      </div>
      {isAsking && (
        <CopyDialog userId={child === undefined ? null : userId} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

function CopyDialog({ userId, onClose }: { userId: number | null; onClose: () => void }) {
  const form = useForm<typeof askForDataCopy, { user: { currentPassword: string } }>(askForDataCopy, {
    values: { user: { currentPassword: '' } },
    body: ({ user }) => ({ userId, user }),
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t.askTitle} action={t.agree} onClose={onClose}>
      <p>{t.ask}</p>
      <p className={frame.note}>{t.askOnce}</p>
      <PasswordInput
        label={t.password}
        hint={t.noPasswordHint}
        autoComplete="current-password"
        {...form.text('user.currentPassword')}
      />
    </FormDialog>
  )
}
