import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { Confirmation, TextArea, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  disqualify,
  type Disqualified,
  type MonitoredParticipant,
  restoreParticipation,
} from '../../contract/index.ts'
import { disqualifiedQuery } from './queries.ts'
import { t } from './ru.ts'

export interface DisqualifyingProps {
  stageId: number
  participant: MonitoredParticipant
  onClose: () => void
}

/** Updates the cache from the reply. */
function useDone(stageId: number, words: string, onClose: () => void) {
  const client = useQueryClient()
  return (record: Disqualified[]) => {
    client.setQueryData(disqualifiedQuery(stageId).queryKey, record)
    toast(words, { tone: 'ok' })
    onClose()
  }
}

/** Confirmation before an attempt is disqualified or restored. */
export const Disqualifying = (props: DisqualifyingProps) =>
  props.participant.disqualification ? <TakeBack {...props} /> : <TakeOut {...props} />

function TakeOut({ stageId, participant, onClose }: DisqualifyingProps) {
  const form = useForm(disqualify, {
    params: { stageId },
    values: { participationId: participant.id, reason: '' },
    onSent: useDone(stageId, t.disqualified, onClose),
  })
  return (
    <FormDialog
      form={form}
      title={t.disqualifyTitle(participant.name)}
      action={t.disqualify}
      tone="danger"
      onClose={onClose}
    >
      <p>{t.disqualifyText}</p>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        rows={2}
        minLength={3}
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}

function TakeBack({ stageId, participant, onClose }: DisqualifyingProps) {
  const call = useCall(restoreParticipation, {
    onSuccess: useDone(stageId, t.restored, onClose),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <Confirmation
      title={t.restoreTitle(participant.name)}
      action={t.restore}
      isBusy={call.isPending}
      onClose={onClose}
      onAgree={() => call.mutate({ params: { stageId, participationId: participant.id } })}
    >
      <p>{t.restoreText}</p>
    </Confirmation>
  )
}
