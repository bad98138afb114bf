import { useCall } from '@school/api-client'
import { Button, Dialog, ErrorState, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shareHomework } from '../contract/index.ts'
import { colleaguesQuery } from './queries.ts'
import { t } from './ru-teacher.ts'

export interface ShareDialogProps {
  homeworkId: number
  open: boolean
  onClose: () => void
}

/** A copy for a colleague: it will lie among their drafts. */
export const ShareDialog = ({ homeworkId, open, onClose }: ShareDialogProps) => (
  <Dialog open={open} onClose={onClose} title={t.shareTitle} size="s">
    {open && <Sharing homeworkId={homeworkId} onClose={onClose} />}
  </Dialog>
)

function Sharing({ homeworkId, onClose }: Omit<ShareDialogProps, 'open'>) {
  const { data, isError, refetch } = useQuery(colleaguesQuery)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const share = useCall(shareHomework, {
    onSuccess: () => {
      toast(t.shared, { tone: 'ok' })
      onClose()
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={3} />
      </Skeletons>
    )
  if (data.length === 0) return <p>{t.noColleagues}</p>
  const userId = chosenId ?? data[0]!.id
  return (
    <div className={frame.section}>
      <p className={frame.note}>{t.shareText}</p>
      <SelectInput
        label={t.colleague}
        value={userId}
        onChange={(event) => setChosenId(Number(event.currentTarget.value))}
      >
        {data.map(({ id, name, school }) => (
          <option key={id} value={id}>
            {t.colleagueOf(name, school)}
          </option>
        ))}
      </SelectInput>
      <div className={frame.row}>
        <Button
          kind="primary"
          loading={share.isPending}
          onClick={() => share.mutate({ params: { homeworkId }, body: { userId } })}
        >
          {t.share}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </div>
  )
}
