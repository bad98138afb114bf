import { useCall } from '@school/api-client'
import { Confirmation, toast } from '@school/ui'
import { type CoachSlot, removeCoachSlot } from '../contract/index.ts'
import { t } from './ru-schedule.ts'

export function RemoveSlot({ slot, onClose }: { slot: CoachSlot; onClose: () => void }) {
  const remove = useCall(removeCoachSlot, {
    onSuccess: () => {
      toast(t.removed, { tone: 'ok' })
      onClose()
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const hours = t.hours(slot.startsAt, slot.endsAt)
  return (
    <Confirmation
      title={t.removeTitle}
      action={t.remove}
      isBusy={remove.isPending}
      onAgree={() => remove.mutate({ params: { slotId: slot.id } })}
      onClose={onClose}
    >
      <p>{t.removeText[slot.kind](hours, slot.weekday ?? 1)}</p>
    </Confirmation>
  )
}
