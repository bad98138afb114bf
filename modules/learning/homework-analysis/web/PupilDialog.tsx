import { KeptComments } from '@school/reviews/web'
import { Form, useAskBeforeClosing, useForm } from '@school/forms'
import { Button, Dialog, SelectInput, TextArea, toast } from '@school/ui'
import type { ManagedHomework } from '@school/assigning/contract'
import frame from '@school/ui/frame.module.css'
import { setMarks } from '../contract/endpoints.ts'
import type { MatrixPupil } from '../contract/results.ts'
import { MarkOptions } from './fields.tsx'
import { useCopyCalls, useMatrix } from './use-managing.ts'
import { t } from './ru.ts'

export interface PupilDialogProps {
  homework: ManagedHomework
  /** `null` while closed. */
  pupil: MatrixPupil | null
  onClose: () => void
}

/** One pupil's copy: mark, comment, return, one more day. */
export const PupilDialog = ({ homework, pupil, onClose }: PupilDialogProps) =>
  pupil && <Copy homework={homework} pupil={pupil} onClose={onClose} />

interface CopyProps {
  homework: ManagedHomework
  pupil: MatrixPupil
  onClose: () => void
}

function Copy({ homework, pupil, onClose }: CopyProps) {
  const put = useMatrix(homework.id)
  const calls = useCopyCalls(homework.id)
  const params = { homeworkId: homework.id }
  const userIds = [pupil.userId]
  const done = (words: string) => ({
    onSuccess: () => {
      toast(words, { tone: 'ok' })
      onClose()
    },
  })
  const form = useForm(setMarks, {
    params,
    version: pupil.version,
    values: { userIds, mark: pupil.isMarkSet ? pupil.mark : null, comment: pupil.comment ?? '' },
    onSent: (matrix) => {
      put(matrix)
      done(t.markSaved).onSuccess()
    },
  })
  const { close, question } = useAskBeforeClosing(form, onClose)
  const isOpen = homework.state === 'running' || homework.state === 'scheduled' || homework.state === 'closed'
  return (
    <Dialog open onClose={close} title={pupil.name} size="s">
      <p>
        {t.copyState[pupil.state]}
        {pupil.percent !== null && `, ${t.percent(pupil.percent)}`}
      </p>
      <Form
        form={form}
        className={frame.section}
        actions={
          <div className={frame.row}>
            <Button kind="primary" type="submit" loading={form.isSending}>
              {t.saveMark}
            </Button>
            {pupil.can.return && (
              <Button
                loading={calls.giveBack.isPending}
                onClick={() =>
                  calls.giveBack.mutate(
                    { params, body: { userIds, comment: form.value('comment') ?? '' } },
                    done(t.returned),
                  )
                }
              >
                {t.returnCopy}
              </Button>
            )}
          </div>
        }
      >
        {pupil.can.mark ? (
          <SelectInput label={t.markField} {...form.number('mark')}>
            <MarkOptions />
          </SelectInput>
        ) : (
          <p className={frame.note}>{t.markLater}</p>
        )}
        <TextArea
          label={t.comment}
          hint={t.commentHint}
          optional
          rows={3}
          maxLength={500}
          {...form.text('comment')}
        />
        <KeptComments said={form.value('comment') ?? ''} onSay={(words) => form.set('comment', words)} />
      </Form>
      {pupil.can.return && <p className={frame.note}>{t.returnHint}</p>}
      {pupil.hardDeadlineAt && isOpen && (
        <div className={frame.section}>
          <p className={frame.note}>{t.pupilTerm(pupil.hardDeadlineAt)}</p>
          <div>
            <Button
              size="s"
              loading={calls.extend.isPending}
              onClick={() =>
                calls.extend.mutate(
                  {
                    params,
                    body: { target: 'users', userIds, days: 1 },
                  },
                  done(t.extended),
                )
              }
            >
              {t.oneMoreDay}
            </Button>
          </div>
        </div>
      )}
      {question}
    </Dialog>
  )
}
