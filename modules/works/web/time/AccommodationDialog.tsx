import { Button, Choices, Dialog, Radio, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type FormEvent, useState } from 'react'
import { type Accommodation, type AccommodationKind, accommodationKinds } from '../../contract/index.ts'
import { t } from './ru.ts'

export interface AccommodationDialogProps {
  name: string
  /** `null` while it is being read. */
  accommodation: Accommodation | null
  isBusy: boolean
  onSave: (kind: AccommodationKind) => void
  onClose: () => void
}

const formId = 'accommodation'

/** «Особые условия» of a pupil, for a methodist. */
export const AccommodationDialog = ({
  name,
  accommodation,
  isBusy,
  onSave,
  onClose,
}: AccommodationDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title={t.conditionsOf(name)}
    size="s"
    footer={
      <>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button kind="primary" type="submit" form={formId} loading={isBusy || !accommodation}>
          {t.save}
        </Button>
      </>
    }
  >
    {accommodation ? (
      <Kinds key={accommodation.kind} accommodation={accommodation} onSave={onSave} />
    ) : (
      <SkeletonText />
    )}
  </Dialog>
)

interface KindsProps {
  accommodation: Accommodation
  onSave: (kind: AccommodationKind) => void
}

function Kinds({ accommodation, onSave }: KindsProps) {
  const [chosen, setChosen] = useState(accommodation.kind)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSave(chosen)
  }
  return (
    <form id={formId} className={frame.section} onSubmit={send}>
      <Choices legend={t.conditionsLegend}>
        {accommodationKinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            label={t.kinds[kind]}
            value={kind}
            checked={kind === chosen}
            onChange={() => setChosen(kind)}
          />
        ))}
      </Choices>
      <p className={frame.note}>{t.conditionsNote}</p>
      {accommodation.setAt && (
        <p className={frame.note}>{t.setBy(accommodation.setBy, accommodation.setAt)}</p>
      )}
    </form>
  )
}
