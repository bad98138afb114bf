import { Choices, FormDialog, Radio, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type Accommodation, type AccommodationKind, accommodationKinds } from '@school/works/contract'
import { t } from './ru.ts'

export interface AccommodationDialogProps {
  name: string
  /** `null` while it is being read. */
  accommodation: Accommodation | null
  isBusy: boolean
  onSave: (kind: AccommodationKind) => void
  onClose: () => void
}

/** «Особые условия» of a pupil, for a methodist. */
export function AccommodationDialog({
  name,
  accommodation,
  isBusy,
  onSave,
  onClose,
}: AccommodationDialogProps) {
  const [picked, setPicked] = useState<AccommodationKind | null>(null)
  const chosen = picked ?? accommodation?.kind
  return (
    <FormDialog
      title={t.conditionsOf(name)}
      action={t.save}
      isBusy={isBusy || !accommodation}
      onClose={onClose}
      onSend={() => chosen && onSave(chosen)}
    >
      {accommodation ? (
        <>
          <Choices legend={t.conditionsLegend}>
            {accommodationKinds.map((kind) => (
              <Radio
                key={kind}
                name="kind"
                label={t.kinds[kind]}
                value={kind}
                checked={kind === chosen}
                onChange={() => setPicked(kind)}
              />
            ))}
          </Choices>
          <p className={frame.note}>{t.conditionsNote}</p>
          {accommodation.setAt && (
            <p className={frame.note}>{t.setBy(accommodation.setBy, accommodation.setAt)}</p>
          )}
        </>
      ) : (
        <SkeletonText />
      )}
    </FormDialog>
  )
}
