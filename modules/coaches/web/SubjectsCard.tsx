import { subjectsQuery } from '@school/profiles/web'
import { Button, Checkbox, Choices, SelectInput } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type CoachData, type CoachLevel, coachLevels, mostSubjects } from '../contract/index.ts'
import styles from './coaches.module.css'
import { DataCard } from './DataCard.tsx'
import { t } from './ru.ts'

interface Row {
  /** As a list to choose from has it. */
  disciplineId: string
  levels: CoachLevel[]
}
const empty: Row = { disciplineId: '', levels: [] }

export function SubjectsCard({ data }: { data: CoachData }) {
  const { data: subjects } = useSuspenseQuery(subjectsQuery)
  const said = data.subjects.map(({ disciplineId, levels }) => ({
    disciplineId: String(disciplineId),
    levels,
  }))
  return (
    <DataCard
      title={t.subjects}
      values={{ subjects: said.length > 0 ? said : [empty] }}
      body={({ subjects: typed }) => ({
        subjects: typed
          .filter(({ disciplineId }) => disciplineId !== '')
          .map(({ disciplineId, levels }) => ({ disciplineId: Number(disciplineId), levels })),
      })}
    >
      {(form) => {
        const known = form.value('subjects' as never) as Row[]
        const put = (next: Row[]) => form.set('subjects' as never, next as never)
        return (
          <>
            {known.map((_, index) => (
              <fieldset key={index} className={styles.part}>
                <legend className="visually-hidden">{t.subjectOf(index + 1)}</legend>
                <SelectInput label={t.subject} {...form.text(`subjects.${index}.disciplineId` as never)}>
                  <option value="">{t.chooseSubject}</option>
                  {subjects.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </SelectInput>
                <Choices legend={t.levels} error={form.error(`subjects.${index}.levels` as never)}>
                  <div className={styles.levels}>
                    {coachLevels.map((level) => (
                      <Checkbox
                        key={level}
                        label={t.levelNames[level]}
                        {...form.member(`subjects.${index}.levels` as never, level as never)}
                      />
                    ))}
                  </div>
                </Choices>
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
            {known.length < mostSubjects && (
              <div>
                <Button kind="quiet" size="s" onClick={() => put([...known, empty])}>
                  {t.moreSubject}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </DataCard>
  )
}
