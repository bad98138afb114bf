import { query } from '@school/api-client'
import { Button, Dialog, IconClock, SkeletonText, toast } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getAccommodation } from '@school/works/contract'
import { AccommodationDialog } from './AccommodationDialog.tsx'
import { t } from './ru.ts'

export interface PupilConditionsProps {
  pupil: { id: number; name: string }
  onClose: () => void
}

const accommodationQuery = (userId: number) => query(getAccommodation, { params: { userId } })

/** Current conditions of a pupil, with a form to change them. Render only where the server permits reading them. */
export function PupilConditions({ pupil, onClose }: PupilConditionsProps) {
  const client = useQueryClient()
  const { data, error } = useQuery({ ...accommodationQuery(pupil.id), staleTime: 0 })
  useEffect(() => {
    if (!error) return
    toast(error.message, { tone: 'bad' })
    onClose()
  }, [error, onClose])
  if (!data)
    return (
      <Dialog open onClose={onClose} title={t.conditionsOf(pupil.name)} size="s">
        <SkeletonText />
      </Dialog>
    )
  return (
    <AccommodationDialog
      pupil={pupil}
      accommodation={data}
      onSet={(set) => client.setQueryData(accommodationQuery(pupil.id).queryKey, set)}
      onClose={onClose}
    />
  )
}

/** Button that opens the conditions. */
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
