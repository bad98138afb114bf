import { FormCard, saySaved, useForm } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type CoachData, mostEducation, updateCoachData } from '../contract/index.ts'
import { PartRows } from './PartRows.tsx'
import { t } from './ru.ts'

interface Row {
  place: string
  speciality: string
  year: number | null
}
const empty: Row = { place: '', speciality: '', year: null }

export function EducationCard({ data }: { data: CoachData }) {
  const form = useForm<typeof updateCoachData, { education: Row[] }>(updateCoachData, {
    values: { education: data.education.length > 0 ? data.education : [empty] },
    body: ({ education }) => ({
      education: education.filter(({ place, speciality, year }) => place || speciality || year !== null),
    }),
    version: data.version,
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.education}>
      <PartRows
        rows={form.value('education')}
        empty={empty}
        most={mostEducation}
        legend={t.educationOf}
        more={t.moreEducation}
        onChange={(rows) => form.set('education', rows)}
      >
        {(index) => (
          <>
            <TextInput label={t.place} maxLength={160} {...form.text(`education.${index}.place`)} />
            <div className={frame.fields}>
              <TextInput
                label={t.speciality}
                maxLength={160}
                {...form.text(`education.${index}.speciality`)}
              />
              <TextInput
                type="number"
                inputMode="numeric"
                label={t.year}
                {...form.number(`education.${index}.year`)}
              />
            </div>
          </>
        )}
      </PartRows>
    </FormCard>
  )
}
