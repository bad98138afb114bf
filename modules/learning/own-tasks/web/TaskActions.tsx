import { useCall } from '@school/api-client'
import { Button, ButtonLink, Checkbox, Confirmation, IconCopy, IconTrash, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { archiveOwnTask, copyOwnTask, deleteOwnTask, shareOwnTask } from '../contract/index.ts'
import type { OwnTask } from '../contract/own-task.ts'
import { giveAt, listAt, taskAt } from './addresses.ts'
import { forgetKept } from './kept.ts'
import { ownTaskQuery } from './queries.ts'
import { t } from './ru.ts'

/** What else may be done with a task. */
export function TaskActions({ task }: { task: OwnTask }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const put = (reply: OwnTask) => client.setQueryData(ownTaskQuery(task.id).queryKey, reply)
  const params = { ownTaskId: task.id }
  const archive = useCall(archiveOwnTask, { onSuccess: put })
  const share = useCall(shareOwnTask, { onSuccess: put })
  const copy = useCall(copyOwnTask, {
    onSuccess: (made) => {
      toast(t.copied, { tone: 'ok' })
      void navigate(taskAt(made.id))
    },
  })
  const trouble = archive.error ?? share.error ?? copy.error
  const isMine = task.can.change
  return (
    <div className={frame.section}>
      {isMine && task.state === 'ready' && (
        <Checkbox
          label={t.share}
          hint={task.isLabelShared ? t.sharedByLabel(task.source.label) : t.shareNote}
          checked={task.isShared || task.isLabelShared}
          disabled={task.isLabelShared || share.isPending}
          onChange={(event) => share.mutate({ params, body: { isShared: event.currentTarget.checked } })}
        />
      )}
      {trouble && <p role="alert">{trouble.message}</p>}
      <div className={frame.row}>
        {task.can.give && task.taskId !== null && (
          <ButtonLink kind={isMine ? undefined : 'primary'} to={giveAt(task.taskId)}>
            {t.give}
          </ButtonLink>
        )}
        <Button
          kind="quiet"
          icon={<IconCopy aria-hidden="true" />}
          loading={copy.isPending}
          onClick={() => copy.mutate({ params })}
        >
          {t.copy}
        </Button>
        {isMine && (
          <Button
            kind="quiet"
            loading={archive.isPending}
            onClick={() => archive.mutate({ params, body: { isArchived: task.state !== 'archive' } })}
          >
            {task.state === 'archive' ? t.unarchive : t.archive}
          </Button>
        )}
        {task.can.delete && <DeleteTask id={task.id} />}
      </div>
    </div>
  )
}

function DeleteTask({ id }: { id: number }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useCall(deleteOwnTask, {
    onSuccess: () => {
      forgetKept(id)
      void navigate(listAt({ tab: 'draft' }), { replace: true })
    },
  })
  return (
    <>
      <Button kind="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      <Confirmation
        open={isAsking}
        title={t.deleteTitle}
        action={t.delete}
        isBusy={isPending}
        onClose={() => setAsking(false)}
        onAgree={() => mutate({ params: { ownTaskId: id } })}
      >
        <p>{error?.message ?? t.deleteText}</p>
      </Confirmation>
    </>
  )
}
