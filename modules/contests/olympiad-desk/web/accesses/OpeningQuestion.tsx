import { useCall } from '@school/api-client'
import { Confirmation, toast } from '@school/ui'
import { openToClasses, type StageClass } from '../../contract/index.ts'
import { t } from './ru.ts'

export interface OpeningQuestionProps {
  stageId: number
  rows: readonly StageClass[]
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

/** Confirmation: classes and number of pupils, before the stage is opened to them or closed. */
export function OpeningQuestion({ stageId, rows, isOpen, onClose, onDone }: OpeningQuestionProps) {
  const { mutate, isPending, error } = useCall(openToClasses, {
    onSuccess: ({ changed }) => {
      toast((isOpen ? t.openedNow : t.closedNow)(changed), { tone: 'ok' })
      onDone()
      onClose()
    },
  })
  const already = rows.filter(({ openedAt }) => openedAt !== null).length
  const registered = rows.reduce((all, row) => all + row.registered, 0)
  return (
    <Confirmation
      title={(isOpen ? t.openTitle : t.closeTitle)(rows.length)}
      action={isOpen ? t.openTo : t.closeTo}
      isBusy={isPending}
      isCautious={!isOpen}
      onClose={onClose}
      onAgree={() =>
        mutate({ params: { stageId }, body: { schoolClassIds: rows.map(({ id }) => id), isOpen } })
      }
    >
      <p>{t.preview(rows)}</p>
      <p>{isOpen ? t.openText : t.closeText(registered)}</p>
      {isOpen && already > 0 && <p>{t.already(already)}</p>}
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}
