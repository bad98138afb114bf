import { gradeIndexes, type Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { FormDialog, saySaved, useForm } from '@school/forms'
import { gradeLabel } from '@school/texts'
import { Button, Card, SelectInput, TextInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { checkGrade } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './profile.module.css'

/** The class is not typed among other things: it opens olympiads, so that it changes with a reason. */
export function GradeCard({ profile }: { profile: Profile }) {
  const you = useYou()
  const [isOpen, setOpen] = useState(false)
  const { grade, isGraduated, gradeChecked } = profile
  const confirm = useCall(checkGrade, {
    onSuccess: saySaved,
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Card as="section" aria-labelledby="grade" className={styles.card}>
      <h2 id="grade">{t.grade}</h2>
      <p>
        <strong>{grade ? grade.name : isGraduated ? gradeLabel(null) : t.gradeUnknown}</strong>
      </p>
      {grade && !gradeChecked && <p>{you(t.gradeStale)}</p>}
      <div className={frame.row}>
        {grade && !gradeChecked && (
          <Button
            kind="primary"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ body: { gradeId: grade.id } })}
          >
            {t.gradeRight}
          </Button>
        )}
        <Button onClick={() => setOpen(true)}>{grade ? t.gradeChange : t.gradeSay}</Button>
      </div>
      {isOpen && <GradeDialog profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function GradeDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useForm<typeof checkGrade, { gradeId: string; reason: string }>(checkGrade, {
    values: { gradeId: String(profile.grade?.id ?? ''), reason: '' },
    body: ({ gradeId, reason }) => ({ gradeId: gradeId === '' ? null : Number(gradeId), reason }),
    onSent: () => {
      saySaved()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={profile.grade ? t.gradeChange : t.gradeSay}
      action={t.save}
      onClose={onClose}
    >
      <p className={frame.note}>{t.gradeNote}</p>
      <SelectInput label={t.gradeNew} {...form.text('gradeId')}>
        {gradeIndexes.map((index) => (
          <option key={index} value={index + 1}>
            {gradeLabel(index)}
          </option>
        ))}
        <option value="">{t.graduate}</option>
      </SelectInput>
      <TextInput label={t.gradeReason} hint={t.gradeReasonHint} maxLength={300} {...form.text('reason')} />
    </FormDialog>
  )
}
