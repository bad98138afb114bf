import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { link, portal } from '@school/routes'
import { Button, Confirmation, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteSchoolClass, type ManagedClass, renameSchoolClass } from '../contract/index.ts'
import { t } from './ru-managed.ts'

const grades = Array.from({ length: 11 }, (_, index) => index + 1)

export interface ClassNameDialogProps {
  card: Pick<ManagedClass, 'id' | 'gradeIndex' | 'name' | 'version' | 'pupils'>
  onClose: () => void
}

/** The form of the letter, and of the grade while the class has no people. */
export function ClassNameDialog({ card, onClose }: ClassNameDialogProps) {
  const { id, gradeIndex, name, version, pupils } = card
  const form = useForm(renameSchoolClass, {
    params: { schoolClassId: id },
    version,
    values: { gradeIndex, letter: name.slice(String(gradeIndex).length) },
    onSent: () => {
      toast(t.renamed, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.renameTitle} action={t.rename} onClose={onClose}>
      <div className={frame.fields}>
        <SelectInput
          label={t.parallel}
          disabled={pupils > 0}
          {...(pupils > 0 ? { hint: t.gradeKept } : {})}
          {...form.number('gradeIndex')}
        >
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {grade}
            </option>
          ))}
        </SelectInput>
        <TextInput label={t.letter} autoComplete="off" maxLength={8} {...form.text('letter')} />
      </div>
    </FormDialog>
  )
}

/** A class that was made by mistake: another name, or none at all. */
export function ClassChanges({ card }: { card: ManagedClass }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const go = useNavigate()
  const close = () => setAsked(null)
  const remove = useCall(deleteSchoolClass, {
    onSuccess: () => {
      toast(t.removedClass(card.name), { tone: 'ok' })
      void go(link(portal.management.organization, { organizationId: card.school.id, section: 'classes' }))
    },
    onError: ({ message }) => void toast(message, { tone: 'bad' }),
    onSettled: close,
  })
  return (
    <>
      {card.can.rename && <Button onClick={() => setAsked('rename')}>{t.rename}</Button>}
      {card.can.remove && (
        <Button kind="quiet" onClick={() => setAsked('remove')}>
          {t.removeClass}
        </Button>
      )}
      {asked === 'rename' && <ClassNameDialog card={card} onClose={close} />}
      {asked === 'remove' && (
        <Confirmation
          title={t.removeClassTitle(card.name)}
          action={t.removeClass}
          isBusy={remove.isPending}
          onClose={close}
          onAgree={() => remove.mutate({ params: { schoolClassId: card.id } })}
        >
          <p>{t.removeClassText}</p>
        </Confirmation>
      )}
    </>
  )
}
