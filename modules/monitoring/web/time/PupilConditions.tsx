import { query, useCall } from '@school/api-client'
import { Button, IconClock, toast } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAccommodation, setAccommodation } from '@school/works/contract'
import { AccommodationDialog } from './AccommodationDialog.tsx'
import { t } from './ru.ts'

export interface PupilConditionsProps {
  pupil: { id: number; name: string }
  onClose: () => void
}

const accommodationQuery = (userId: number) => query(getAccommodation, { params: { userId } })

/** The conditions of a pupil as they are now, and setting others. Only for whom the server lets read them. */
export function PupilConditions({ pupil, onClose }: PupilConditionsProps) {
  const client = useQueryClient()
  const { data, error } = useQuery({ ...accommodationQuery(pupil.id), staleTime: 0 })
  const save = useCall(setAccommodation, {
    onSuccess: (set) => {
      client.setQueryData(accommodationQuery(pupil.id).queryKey, set)
      toast(t.conditionsSaved, { tone: 'ok' })
      onClose()
    },
    onError: (refused) => toast(refused.message, { tone: 'bad' }),
  })
  useEffect(() => {
    if (!error) return
    toast(error.message, { tone: 'bad' })
    onClose()
  }, [error, onClose])
  return (
    <AccommodationDialog
      name={pupil.name}
      accommodation={data ?? null}
      isBusy={save.isPending}
      onSave={(kind) => save.mutate({ params: { userId: pupil.id }, body: { kind } })}
      onClose={onClose}
    />
  )
}

/** A button that opens them. */
export function ConditionsButton({ pupil }: Pick<PupilConditionsProps, 'pupil'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon={<IconClock aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.conditions}
      </Button>
      {isOpen && <PupilConditions pupil={pupil} onClose={() => setOpen(false)} />}
    </>
  )
}
