import { Button, ButtonLink, SelectInput, TextInput, useAddressFields } from '@school/ui'
import { sortParameter } from '@school/tables'
import frame from '@school/ui/frame.module.css'
import type { ChangeEvent } from 'react'
import { Form, useNavigate, useSubmit } from 'react-router'
import { type MonitoredGroups, type MonitoredAttemptState } from '../../contract/index.ts'
import { type FindGroups, GroupSearch } from './GroupSearch.tsx'
import { isFiltered, type MonitoredAttemptsWanted } from './wanted.ts'
import styles from './MonitoredAttemptFilters.module.css'
import { t } from './ru.ts'

export interface MonitoredAttemptFiltersProps {
  groups: MonitoredGroups
  grades: readonly number[]
  /** States that attempts of this work can have. */
  states: readonly MonitoredAttemptState[]
  wanted: MonitoredAttemptsWanted
  findGroups: FindGroups
  to: (wanted: Partial<MonitoredAttemptsWanted>) => string
}

/** These filters are chosen outside the form and submitted with it as hidden fields. */
const places = ['region', 'school', 'class'] as const

/** A plain GET form: the filters live in the address. */
export function MonitoredAttemptFilters({
  groups,
  grades,
  states,
  wanted,
  findGroups,
  to,
}: MonitoredAttemptFiltersProps) {
  const submit = useSubmit()
  const navigate = useNavigate()
  const { name, state, grade, sort } = wanted
  const fields = useAddressFields({ name, state, grade })
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      ref={fields}
      method="get"
      role="search"
      preventScrollReset
      action={to({})}
      className={styles.filters}
    >
      {sort && <input type="hidden" name="s" value={sortParameter(sort)!} />}
      {places.map(
        (place) =>
          wanted[place] !== null && <input key={place} type="hidden" name={place} value={wanted[place]} />,
      )}
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
      {groups.schools.length + groups.classes.length > 1 && (
        <GroupSearch
          groups={groups}
          find={findGroups}
          wanted={wanted}
          onChoose={(place) =>
            void navigate(to({ ...wanted, ...place, page: 1 }), { preventScrollReset: true })
          }
        />
      )}
      <div className={frame.row}>
        <Button type="submit">{t.find}</Button>
        {isFiltered(wanted) && (
          <ButtonLink kind="quiet" to={to({})} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
