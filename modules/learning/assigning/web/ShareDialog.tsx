import { FormDialog, useForm } from '@school/forms'
import { ErrorState, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import { shareHomework } from '../contract/teacher-endpoints.ts'
import { colleaguesQuery } from './queries.ts'
import { t } from './ru.ts'

export interface ShareDialogProps {
  homeworkId: number
  open: boolean
  onClose: () => void
}

/** Shares a copy, which appears in the drafts of the colleague. */
export const ShareDialog = ({ homeworkId, open, onClose }: ShareDialogProps) =>
  open && <Sharing homeworkId={homeworkId} onClose={onClose} />

function Sharing({ homeworkId, onClose }: Omit<ShareDialogProps, 'open'>) {
  const { data, isError, refetch } = useQuery(colleaguesQuery)
  const form = useForm(shareHomework, {
    params: { homeworkId },
    values: { userId: null },
    onSent: () => {
      toast(t.shared, { tone: 'ok' })
      onClose()
    },
  })
  const hasColleagues = data !== undefined && data.length > 0
  return (
    <FormDialog form={form} title={t.shareTitle} action={hasColleagues ? t.share : null} onClose={onClose}>
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={3} />
        </Skeletons>
      )}
      {data?.length === 0 && <p>{t.noColleagues}</p>}
      {hasColleagues && (
        <>
          <p className={frame.note}>{t.shareText}</p>
          <SelectInput label={t.colleague} {...form.number('userId')}>
            <option value="">{t.chooseColleague}</option>
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
