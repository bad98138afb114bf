import { FormDialog, useForm } from '@school/forms'
import { Button, TextArea, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { monitoredStageQuery } from '@school/olympiad-conduct/web'
import { withdrawResults } from '../../contract/index.ts'
import { t } from './ru.ts'

/** «Отозвать итоги», with a confirmation that requires a reason. */
export function WithdrawButton({ stageId }: { stageId: number }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setIsAsked(true)}>
        {t.withdraw}
      </Button>
      {isAsked && <Withdrawing stageId={stageId} onClose={() => setIsAsked(false)} />}
    </>
  )
}

function Withdrawing({ stageId, onClose }: { stageId: number; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm(withdrawResults, {
    params: { stageId },
    values: { reason: '' },
    onSent: (shown) => {
      client.setQueryData(monitoredStageQuery(stageId).queryKey, shown)
      toast(t.withdrawnNow, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.withdrawTitle} action={t.withdraw} tone="danger" onClose={onClose}>
      <p>{t.withdrawText}</p>
      <TextArea
        label={t.reason}
        hint={t.withdrawReasonHint}
        required
        rows={3}
        minLength={3}
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
