import { useCall } from '@school/api-client'
import { Button, Dialog, TextInput, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type LedCode, listLedCodes, setSeats } from '../../contract/index.ts'
import { t } from './ru.ts'

interface SeatsDialogProps {
  stageId: number
  code: LedCode
  onClose: () => void
}

const formId = 'seats'

/** How many may enter by a code. */
export function SeatsDialog({ stageId, code, onClose }: SeatsDialogProps) {
  const client = useQueryClient()
  const [seats, setSeatsTo] = useState(String(code.seats))
  const save = useCall(setSeats, {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listLedCodes.name] })
      toast(t.seatsSaved, { tone: 'ok' })
      onClose()
    },
    onError: (error) => {
      if (!error.fields['seats']) toast(error.message, { tone: 'bad' })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ params: { stageId, codeId: code.id }, body: { seats: Number(seats) } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.seatsOf(code.school.name)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} loading={save.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
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
      </form>
    </Dialog>
  )
}
