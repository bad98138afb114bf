import { FormCard, saySaved, useForm } from '@school/forms'
import { subjectsQuery } from '@school/profiles/web'
import { Checkbox, Choices, SelectInput } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type CoachData,
  type CoachLevel,
  coachLevels,
  mostSubjects,
  updateCoachData,
} from '../contract/index.ts'
import styles from './coaches.module.css'
import { PartRows } from './PartRows.tsx'
import { t } from './ru.ts'

interface Row {
  /** As a list to choose from has it. */
  disciplineId: string
  levels: CoachLevel[]
}
const empty: Row = { disciplineId: '', levels: [] }

const rowsOf = (subjects: readonly Omit<CoachData['subjects'][number], 'title'>[]): Row[] =>
  subjects.map(({ disciplineId, levels }) => ({ disciplineId: String(disciplineId), levels }))

export function SubjectsCard({ data }: { data: CoachData }) {
  const { data: subjects } = useSuspenseQuery(subjectsQuery)
  const said = rowsOf(data.subjects)
  const form = useForm<typeof updateCoachData, { subjects: Row[] }>(updateCoachData, {
    values: { subjects: said.length > 0 ? said : [empty] },
    body: ({ subjects: typed }) => ({
      subjects: typed
        .filter(({ disciplineId }) => disciplineId !== '')
        .map(({ disciplineId, levels }) => ({ disciplineId: Number(disciplineId), levels })),
    }),
    version: data.version,
    fieldsOf: (saved) => ({ subjects: rowsOf(saved['subjects'] as CoachData['subjects']) }),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.subjects}>
      <PartRows
        rows={form.value('subjects')}
        empty={empty}
        most={mostSubjects}
        legend={t.subjectOf}
        more={t.moreSubject}
        onChange={(rows) => form.set('subjects', rows)}
      >
        {(index) => (
          <>
            <SelectInput label={t.subject} {...form.text(`subjects.${index}.disciplineId`)}>
              <option value="">{t.chooseSubject}</option>
              {subjects.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectInput>
            <Choices legend={t.levels} error={form.error(`subjects.${index}.levels`)}>
              <div className={styles.levels}>
                {coachLevels.map((level) => (
                  <Checkbox
                    key={level}
                    label={t.levelNames[level]}
                    {...form.member(`subjects.${index}.levels`, level)}
                  />
                ))}
              </div>
            </Choices>
          </>
        )}
      </PartRows>
    </FormCard>
  )
}
