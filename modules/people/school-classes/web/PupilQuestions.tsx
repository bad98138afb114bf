import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { Confirmation, SelectInput, toast } from '@school/ui'
import { confirmGrades, type ManagedClass, removePupil, transferPupils } from '../contract/index.ts'
import { t } from './ru-managed.ts'

export interface NamedPupil {
  userId: number
  name: string
}

interface QuestionProps {
  card: ManagedClass
  onClose: () => void
  onDone: () => void
}

const Names = ({ pupils }: { pupils: readonly NamedPupil[] }) => (
  <p>{pupils.map(({ name }) => name).join(', ')}</p>
)

/** Into which class of the school. */
export function MoveDialog({
  card,
  pupils,
  onClose,
  onDone,
}: QuestionProps & { pupils: readonly NamedPupil[] }) {
  const form = useForm(transferPupils, {
    params: { schoolClassId: card.id },
    values: { userIds: pupils.map(({ userId }) => userId), toClassId: null },
    onSent: ({ moved }) => {
      toast(t.moved(moved), { tone: 'ok' })
      onDone()
    },
  })
  const hasPlaces = card.beside.length > 0
  return (
    <FormDialog
      form={form}
      title={t.moveTitle(pupils.length)}
      action={hasPlaces ? t.doMove : null}
      onClose={onClose}
    >
      <Names pupils={pupils} />
      {hasPlaces ? (
        <>
          <p>{t.moveText}</p>
          <SelectInput label={t.moveTo} {...form.number('toClassId')}>
            <option value="">{t.chooseClass}</option>
            {card.beside.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </>
      ) : (
        <p>{t.nowhere}</p>
      )}
    </FormDialog>
  )
}

/** The own grade of these pupils becomes that of the class. */
export function ConfirmGrades({
  card,
  pupils,
  onClose,
  onDone,
}: QuestionProps & { pupils: readonly NamedPupil[] }) {
  const { mutate, isPending, error } = useCall(confirmGrades, {
    onSuccess: ({ changed }) => {
      toast(t.confirmed(changed), { tone: 'ok' })
      onDone()
    },
  })
  const body = { userIds: pupils.map(({ userId }) => userId) }
  return (
    <Confirmation
      title={t.confirmTitle(pupils.length)}
      action={t.confirm}
      isBusy={isPending}
      onClose={onClose}
      onAgree={() => mutate({ params: { schoolClassId: card.id }, body })}
    >
      <p>{t.confirmText(card.gradeIndex)}</p>
      <Names pupils={pupils} />
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}

export function RemovePupil({ card, pupil, onClose, onDone }: QuestionProps & { pupil: NamedPupil }) {
  const { mutate, isPending, error } = useCall(removePupil, {
    onSuccess: () => {
      toast(t.removed(pupil.name), { tone: 'ok' })
      onDone()
      onClose()
    },
  })
  return (
    <Confirmation
      title={t.removeTitle(pupil.name)}
      action={t.remove}
      isBusy={isPending}
      isCautious
      onClose={onClose}
      onAgree={() => mutate({ params: { schoolClassId: card.id, userId: pupil.userId } })}
    >
      <p>{t.removeText}</p>
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}
