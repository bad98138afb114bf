import { useCall } from '@school/api-client'
import { Button, Dialog, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  disqualify,
  type Disqualified,
  type LedParticipant,
  listDisqualified,
  restoreParticipation,
} from '../../contract/index.ts'
import { disqualifiedQuery } from './queries.ts'
import { t } from './ru.ts'

export interface DisqualifyingProps {
  stageId: number
  participant: LedParticipant
  onClose: () => void
}

const formId = 'disqualify'

/** The record is known from the reply; whatever shows results is read anew. */
function useDone(stageId: number, words: string, onClose: () => void) {
  const client = useQueryClient()
  return {
    onSuccess: (record: Disqualified[]) => {
      client.setQueryData(disqualifiedQuery(stageId).queryKey, record)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== listDisqualified.name })
      toast(words, { tone: 'ok' })
      onClose()
    },
    onError: (error: Error) => toast(error.message, { tone: 'bad' }),
  }
}

/** The question before a run is taken out of the rating, or back. */
export const Disqualifying = (props: DisqualifyingProps) =>
  props.participant.disqualification ? <TakeBack {...props} /> : <TakeOut {...props} />

function TakeOut({ stageId, participant, onClose }: DisqualifyingProps) {
  const [reason, setReason] = useState('')
  const call = useCall(disqualify, useDone(stageId, t.disqualified, onClose))
  const send = (event: FormEvent) => {
    event.preventDefault()
    call.mutate({ params: { stageId }, body: { participationId: participant.id, reason } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.disqualifyTitle(participant.name)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="danger" type="submit" form={formId} loading={call.isPending}>
            {t.disqualify}
          </Button>
        </>
      }
    >
      <form id={formId} className={frame.section} onSubmit={send}>
        <p>{t.disqualifyText}</p>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          required
          rows={2}
          minLength={3}
          maxLength={300}
          error={call.error?.fields['reason'] ?? null}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}

function TakeBack({ stageId, participant, onClose }: DisqualifyingProps) {
  const call = useCall(restoreParticipation, useDone(stageId, t.restored, onClose))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.restoreTitle(participant.name)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            kind="primary"
            loading={call.isPending}
            onClick={() => call.mutate({ params: { stageId, participationId: participant.id } })}
          >
            {t.restore}
          </Button>
        </>
      }
    >
      <p>{t.restoreText}</p>
    </Dialog>
  )
}
