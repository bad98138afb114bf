import { useCall } from '@school/api-client'
import { ErrorState, FormDialog, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
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
export const ShareDialog = ({ homeworkId, open, onClose }: ShareDialogProps) =>
  open && <Sharing homeworkId={homeworkId} onClose={onClose} />

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
  const userId = chosenId ?? data?.[0]?.id
  return (
    <FormDialog
      title={t.shareTitle}
      action={userId === undefined ? null : t.share}
      isBusy={share.isPending}
      onClose={onClose}
      onSend={() => userId !== undefined && share.mutate({ params: { homeworkId }, body: { userId } })}
    >
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={3} />
        </Skeletons>
      )}
      {data?.length === 0 && <p>{t.noColleagues}</p>}
      {data && userId !== undefined && (
        <>
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
        </>
      )}
    </FormDialog>
  )
}
