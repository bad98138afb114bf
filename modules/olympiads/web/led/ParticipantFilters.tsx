import { Button, ButtonLink, SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { type LedStage, participantStates } from '../../contract/index.ts'
import styles from './ParticipantFilters.module.css'
import { stageGroupsQuery } from './queries.ts'
import { t } from './ru.ts'
import { ledStageAt, type LedWanted } from './wanted.ts'

/** An ordinary GET form: the filters are the address. */
export function ParticipantFilters({ stage, wanted }: { stage: LedStage; wanted: LedWanted }) {
  const { data: groups } = useSuspenseQuery(stageGroupsQuery(stage.id))
  const submit = useSubmit()
  const { name, state, grade, school } = wanted
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      key={JSON.stringify(wanted)}
      method="get"
      role="search"
      preventScrollReset
      action={ledStageAt(stage.id)}
      className={styles.filters}
    >
      <TextInput
        label={t.search}
        name="name"
        type="search"
        maxLength={60}
        autoComplete="off"
        defaultValue={name ?? ''}
      />
      <SelectInput label={t.state} name="state" defaultValue={state ?? ''} onChange={choose}>
        <option value="">{t.anyState}</option>
        {participantStates.map((one) => (
          <option key={one} value={one}>
            {t.states[one]}
          </option>
        ))}
      </SelectInput>
      <SelectInput label={t.grade} name="grade" defaultValue={grade ?? ''} onChange={choose}>
        <option value="">{t.anyGrade}</option>
        {stage.grades.map(({ gradeIndex }) => (
          <option key={gradeIndex} value={gradeIndex}>
            {t.gradeOf(gradeIndex)}
          </option>
        ))}
      </SelectInput>
      {groups.schools.length > 1 && (
        <SelectInput label={t.school} name="school" defaultValue={school ?? ''} onChange={choose}>
          <option value="">{t.anySchool}</option>
          {groups.schools.map((one) => (
            <option key={one.id} value={one.id}>
              {t.schoolWith(one.name, one.participants)}
            </option>
          ))}
        </SelectInput>
      )}
      <div className={frame.row}>
        <Button type="submit">{t.find}</Button>
        {(name ?? state ?? grade ?? school) !== null && (
          <ButtonLink kind="quiet" to={ledStageAt(stage.id)} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
