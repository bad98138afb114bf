import { Button, ButtonLink, SelectInput, TextInput, useAddressFields } from '@school/ui'
import { sortParameter } from '@school/tables'
import frame from '@school/ui/frame.module.css'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { type MonitoredGroups, type MonitoredAttemptState } from '../../contract/index.ts'
import { isFiltered, type MonitoredAttemptsWanted } from './wanted.ts'
import styles from './MonitoredAttemptFilters.module.css'
import { t } from './ru.ts'

export interface MonitoredAttemptFiltersProps {
  groups: MonitoredGroups
  grades: readonly number[]
  /** Those that attempts of this work may have. */
  states: readonly MonitoredAttemptState[]
  wanted: MonitoredAttemptsWanted
  /** The page without any filter. */
  action: string
}

/** An ordinary GET form: the filters are the address. */
export function MonitoredAttemptFilters({
  groups,
  grades,
  states,
  wanted,
  action,
}: MonitoredAttemptFiltersProps) {
  const submit = useSubmit()
  const { name, state, grade, school, sort } = wanted
  const fields = useAddressFields({ name, state, grade, school })
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      ref={fields}
      method="get"
      role="search"
      preventScrollReset
      action={action}
      className={styles.filters}
    >
      {sort && <input type="hidden" name="s" value={sortParameter(sort)!} />}
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
        {states.map((one) => (
          <option key={one} value={one}>
            {t.states[one]}
          </option>
        ))}
      </SelectInput>
      {grades.length > 1 && (
        <SelectInput label={t.grade} name="grade" defaultValue={grade ?? ''} onChange={choose}>
          <option value="">{t.anyGrade}</option>
          {grades.map((one) => (
            <option key={one} value={one}>
              {t.gradeOf(one)}
            </option>
          ))}
        </SelectInput>
      )}
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
        {isFiltered(wanted) && (
          <ButtonLink kind="quiet" to={action} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
