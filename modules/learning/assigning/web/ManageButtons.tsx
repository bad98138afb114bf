import { useCall } from '@school/api-client'
import { Button, ButtonLink, Confirmation, toast, Ways } from '@school/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { archiveHomework, closeHomework, copyHomework } from '../contract/teacher-endpoints.ts'
import type { ManagedHomework } from '../contract/managed.ts'
import { againAt, editHomeworkAt } from './addresses.ts'
import { RepeatDialog, TemplateDialog } from './KeepDialogs.tsx'
import { t as kept } from './ru-kept.ts'
import { t } from './ru.ts'
import { ShareDialog } from './ShareDialog.tsx'

type OpenDialog = 'share' | 'close' | 'archive' | 'repeat' | 'template' | null

export interface ManageButtonsProps {
  homework: ManagedHomework
  /** Opens the dialog that moves deadlines. */
  onExtend: () => void
}

/** Actions on a whole homework. */
export function ManageButtons({ homework, onExtend }: ManageButtonsProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  const options = {
    onSuccess: close,
    onError: (error: Error) => toast(error.message, { tone: 'bad' }),
  }
  const closing = useCall(closeHomework, options)
  const archiving = useCall(archiveHomework, options)
  const copying = useCall(copyHomework, {
    ...options,
    onSuccess: ({ id }) => {
      toast(t.copied, { tone: 'ok' })
      void navigate(editHomeworkAt(id))
    },
  })
  const params = { homeworkId: homework.id }
  const { state } = homework
  const isGiven = state !== 'draft'
  const isOpen = state === 'running' || state === 'scheduled'
  const isTaken = isOpen || state === 'closed'
  return (
    <>
      <Ways
        label={t.ways}
        items={[
          ...(isTaken && homework.can.change ? [{ title: t.change, to: editHomeworkAt(homework.id) }] : []),
          ...(isTaken ? [{ title: kept.again, to: againAt(homework.id) }] : []),
          ...(isGiven && !homework.webinar
            ? [{ title: kept.repeat, onSelect: () => setDialog('repeat') }]
            : []),
          ...(isGiven ? [{ title: kept.keep, onSelect: () => setDialog('template') }] : []),
          { title: t.copy, onSelect: () => copying.mutate({ params }) },
          { title: t.shareWith, onSelect: () => setDialog('share') },
          ...(isOpen ? [{ title: t.closeNow, onSelect: () => setDialog('close'), startsGroup: true }] : []),
          ...(isTaken
            ? [{ title: t.archive, onSelect: () => setDialog('archive'), startsGroup: !isOpen }]
            : []),
        ]}
      >
        {state === 'draft' && (
          <ButtonLink kind="primary" to={editHomeworkAt(homework.id)}>
            {t.edit}
          </ButtonLink>
        )}
        {isTaken && <Button onClick={onExtend}>{t.extend}</Button>}
        {isGiven && !isTaken && <ButtonLink to={againAt(homework.id)}>{kept.again}</ButtonLink>}
      </Ways>
      {dialog === 'repeat' && <RepeatDialog homework={homework} onClose={close} />}
      {dialog === 'template' && <TemplateDialog homework={homework} onClose={close} />}
      <ShareDialog homeworkId={homework.id} open={dialog === 'share'} onClose={close} />
      <Confirmation
        open={dialog === 'close'}
        title={t.closeTitle}
        action={t.closeNow}
        isBusy={closing.isPending}
        onClose={close}
        onAgree={() => closing.mutate({ params })}
      >
        <p>{t.closeText}</p>
      </Confirmation>
      <Confirmation
        open={dialog === 'archive'}
        title={t.archiveTitle}
        action={t.archive}
        isBusy={archiving.isPending}
        onClose={close}
        onAgree={() => archiving.mutate({ params })}
      >
        <p>{t.archiveText}</p>
      </Confirmation>
    </>
  )
}
