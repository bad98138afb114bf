import { useCall } from '@school/api-client'
import { Button, ButtonLink, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { archiveHomework, closeHomework, copyHomework } from '../contract/index.ts'
import type { ManagedHomework } from '../contract/managed.ts'
import { againAt, editHomeworkAt } from './addresses.ts'
import { ExtendDialog } from './ExtendDialog.tsx'
import { RepeatDialog, TemplateDialog } from './KeepDialogs.tsx'
import { t as kept } from './ru-kept.ts'
import { t } from './ru-teacher.ts'
import { ShareDialog } from './ShareDialog.tsx'

type OpenDialog = 'extend' | 'share' | 'close' | 'archive' | 'repeat' | 'template' | null

/** What is done with a whole homework. */
export function ManageButtons({ homework }: { homework: ManagedHomework }) {
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
  const isTaken = state === 'running' || state === 'scheduled' || state === 'closed'
  return (
    <div className={frame.row}>
      {state === 'draft' && (
        <ButtonLink kind="primary" to={editHomeworkAt(homework.id)}>
          {t.edit}
        </ButtonLink>
      )}
      {isTaken && homework.can.change && <ButtonLink to={editHomeworkAt(homework.id)}>{t.change}</ButtonLink>}
      {isTaken && <Button onClick={() => setDialog('extend')}>{t.extend}</Button>}
      {state !== 'draft' && <ButtonLink to={againAt(homework.id)}>{kept.again}</ButtonLink>}
      {state !== 'draft' && !homework.webinar && (
        <Button onClick={() => setDialog('repeat')}>{kept.repeat}</Button>
      )}
      {state !== 'draft' && <Button onClick={() => setDialog('template')}>{kept.keep}</Button>}
      <Button loading={copying.isPending} onClick={() => copying.mutate({ params })}>
        {t.copy}
      </Button>
      <Button onClick={() => setDialog('share')}>{t.shareWith}</Button>
      {(state === 'running' || state === 'scheduled') && (
        <Button onClick={() => setDialog('close')}>{t.closeNow}</Button>
      )}
      {isTaken && (
        <Button kind="quiet" onClick={() => setDialog('archive')}>
          {t.archive}
        </Button>
      )}
      {dialog === 'repeat' && <RepeatDialog homework={homework} onClose={close} />}
      {dialog === 'template' && <TemplateDialog homework={homework} onClose={close} />}
      <ShareDialog homeworkId={homework.id} open={dialog === 'share'} onClose={close} />
      <ExtendDialog homework={homework} open={dialog === 'extend'} onClose={close} />
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
    </div>
  )
}
