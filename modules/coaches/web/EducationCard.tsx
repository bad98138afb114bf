import { Button, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type CoachData, mostEducation } from '../contract/index.ts'
import styles from './coaches.module.css'
import { DataCard } from './DataCard.tsx'
import { t } from './ru.ts'

interface Row {
  place: string
  speciality: string
  year: number | null
}
const empty: Row = { place: '', speciality: '', year: null }

export function EducationCard({ data }: { data: CoachData }) {
  const rows: Row[] = data.education.length > 0 ? data.education : [empty]
  return (
    <DataCard
      title={t.education}
      values={{ education: rows }}
      body={({ education }) => ({
        education: education.filter(
          ({ place, speciality, year }) => place || speciality || year !== null,
        ) as CoachData['education'],
      })}
    >
      {(form) => {
        const known = form.value('education' as never) as Row[]
        const put = (next: Row[]) => form.set('education' as never, next as never)
        return (
          <>
            {known.map((_, index) => (
              <fieldset key={index} className={styles.part}>
                <legend className="visually-hidden">{t.educationOf(index + 1)}</legend>
                <TextInput
                  label={t.place}
                  maxLength={160}
                  {...form.text(`education.${index}.place` as never)}
                />
                <div className={frame.fields}>
                  <TextInput
                    label={t.speciality}
                    maxLength={160}
                    {...form.text(`education.${index}.speciality` as never)}
                  />
                  <TextInput
                    type="number"
                    inputMode="numeric"
                    label={t.year}
                    {...form.number(`education.${index}.year` as never)}
                  />
                </div>
                {known.length > 1 && (
                  <div>
                    <Button
                      kind="quiet"
                      size="s"
                      onClick={() => put(known.filter((__, other) => other !== index))}
                    >
                      {t.remove}
                    </Button>
                  </div>
                )}
              </fieldset>
            ))}
            {known.length < mostEducation && (
              <div>
                <Button kind="quiet" size="s" onClick={() => put([...known, empty])}>
                  {t.moreEducation}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </DataCard>
  )
}
