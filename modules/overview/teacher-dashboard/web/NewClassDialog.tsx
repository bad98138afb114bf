import { FormDialog, useForm } from '@school/forms'
import { createSchoolClass } from '@school/school-classes/contract'
import { SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import type { TeacherClasses } from '../contract/index.ts'
import { classAt } from './addresses.ts'
import { t } from './ru.ts'

const grades = Array.from({ length: 11 }, (_, index) => index + 1)

interface NewClassDialogProps {
  place: NonNullable<TeacherClasses['newIn']>
  schoolYear: number
  onClose: () => void
}

/** A class of this school year in the teacher's school, or of their own. */
export function NewClassDialog({ place, schoolYear, onClose }: NewClassDialogProps) {
  const navigate = useNavigate()
  const form = useForm(createSchoolClass, {
    values: { gradeIndex: 5, letter: '' },
    onSent: ({ id }) => {
      toast(t.created, { tone: 'ok' })
      void navigate(classAt(id))
    },
  })
  return (
    <FormDialog form={form} title={t.createTitle} action={t.doCreate} onClose={onClose}>
      <p className={frame.note}>
        {place.isOwn ? t.createOwn(schoolYear) : t.createIn(place.name, schoolYear)}
      </p>
      <div className={frame.fields}>
        <SelectInput label={t.grade} {...form.number('gradeIndex')}>
          {grades.map((index) => (
            <option key={index} value={index}>
              {t.gradeOf(index)}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label={t.letter}
          hint={t.letterHint}
          autoComplete="off"
          maxLength={8}
          {...form.text('letter')}
        />
      </div>
    </FormDialog>
  )
}
