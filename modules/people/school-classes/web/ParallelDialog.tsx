import { FormDialog, useForm } from '@school/forms'
import { SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { createParallel, yearsToMake } from '../contract/index.ts'
import { ofOrganization as t } from './ru-portal.ts'

const grades = Array.from({ length: 11 }, (_, index) => index + 1)

/** Classes of one grade at once; their teachers are named on the pages of the classes. */
export function ParallelDialog({ organizationId, onClose }: { organizationId: number; onClose: () => void }) {
  const [years] = useState(() => yearsToMake(new Date()))
  const form = useForm(createParallel, {
    params: { organizationId },
    values: { gradeIndex: 1, letters: '', schoolYear: years[0]! },
    onSent: ({ made }) => {
      toast(t.made(made), { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.parallelTitle} action={t.doMake} onClose={onClose}>
      <p>{t.parallelText}</p>
      {years.length > 1 && (
        <SelectInput label={t.year} {...form.number('schoolYear')}>
          {years.map((year) => (
            <option key={year} value={year}>
              {t.yearOf(year)}
            </option>
          ))}
        </SelectInput>
      )}
      <div className={frame.fields}>
        <SelectInput label={t.parallel} {...form.number('gradeIndex')}>
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {grade}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label={t.letters}
          hint={t.lettersHint}
          autoComplete="off"
          maxLength={80}
          {...form.text('letters')}
        />
      </div>
    </FormDialog>
  )
}
