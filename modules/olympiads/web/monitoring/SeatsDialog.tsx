import { useCall } from '@school/api-client'
import { FormDialog, TextInput, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MonitoredCode, listMonitoredCodes, setSeats } from '../../contract/index.ts'
import { t } from './ru.ts'

interface SeatsDialogProps {
  stageId: number
  code: MonitoredCode
  onClose: () => void
}

/** How many may enter by a code. */
export function SeatsDialog({ stageId, code, onClose }: SeatsDialogProps) {
  const client = useQueryClient()
  const [seats, setSeatsTo] = useState(String(code.seats))
  const save = useCall(setSeats, {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listMonitoredCodes.name] })
      toast(t.seatsSaved, { tone: 'ok' })
      onClose()
    },
    onError: (error) => {
      if (!error.fields['seats']) toast(error.message, { tone: 'bad' })
    },
  })
  return (
    <FormDialog
      title={t.seatsOf(code.school.name)}
      action={t.save}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate({ params: { stageId, codeId: code.id }, body: { seats: Number(seats) } })}
    >
      <TextInput
        type="number"
        inputMode="numeric"
        min={Math.max(1, code.taken)}
        max={10_000}
        required
        label={t.seats}
        hint={code.taken > 0 ? t.seatsHint(code.taken) : undefined}
        error={save.error?.fields['seats'] ?? null}
        value={seats}
        onChange={(event) => setSeatsTo(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
