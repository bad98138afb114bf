import { FormDialog, useForm } from '@school/forms'
import { TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { decideTimeRequest, type TimeRequest } from '../../contract/index.ts'
import { time as t } from './ru.ts'

export interface DecisionDialogProps {
  stageId: number
  request: TimeRequest
  isConfirmed: boolean
  onClose: () => void
}

/** Confirmation before time is given or a request is declined. */
export function DecisionDialog({ stageId, request, isConfirmed, onClose }: DecisionDialogProps) {
  const form = useForm(decideTimeRequest, {
    params: { stageId, requestId: request.id },
    draftName: `time request ${request.id} ${isConfirmed}`,
    values: { isConfirmed, words: '' },
    onSent: () => {
      toast(isConfirmed ? t.confirmed : t.declined, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={(isConfirmed ? t.confirmTitle : t.declineTitle)(request.name)}
      action={isConfirmed ? t.confirm : t.decline}
      onClose={onClose}
    >
      {isConfirmed && request.reach && <p className={frame.note}>{t.reach(request.reach)}</p>}
      <TextArea
        label={isConfirmed ? t.comment : t.words}
        hint={isConfirmed ? t.commentHint : t.wordsHint}
        required={!isConfirmed}
        rows={2}
        maxLength={300}
        {...form.text('words')}
      />
    </FormDialog>
  )
}
