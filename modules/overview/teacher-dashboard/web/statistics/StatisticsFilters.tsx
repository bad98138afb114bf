import { Button, ChipNav, SelectInput, useAddressFields } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { statisticsPeriods, type TeacherStatistics } from '../../contract/index.ts'
import { type Shown, periodAt } from './in-address.ts'
import { OwnDays } from './OwnDays.tsx'
import { t } from './ru.ts'
import styles from './statistics.module.css'

/** A GET form: the filters are the address; another period is a link. */
export function StatisticsFilters({ shown, page }: { shown: Shown; page: TeacherStatistics }) {
  const submit = useSubmit()
  const { classId, subject, period, from, to } = shown
  const fields = useAddressFields({ class: classId, subject })
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <div className={`no-print ${frame.section}`}>
      <Form
        ref={fields}
        method="get"
        role="search"
        aria-label={t.filters}
        preventScrollReset
        className={styles.filters}
      >
        {Object.entries({ period, from, to }).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SelectInput label={t.class} name="class" defaultValue={classId ?? ''} onChange={choose}>
          <option value="">{t.allClasses}</option>
          {page.classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <SelectInput label={t.subject} name="subject" defaultValue={subject ?? ''} onChange={choose}>
          <option value="">{t.allSubjects}</option>
          {page.subjects.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectInput>
        <Button type="submit">{t.show}</Button>
      </Form>
      <ChipNav
        label={t.period}
        choices={statisticsPeriods.map((one) => ({
          title: t.periods[one],
          isChosen: one === period,
          // Own days begin with those that are shown.
          to: periodAt({ ...shown, period: one, from: page.from, to: page.to }),
        }))}
      />
      {period === 'own' && <OwnDays key={`${from}${to}`} shown={shown} />}
    </div>
  )
}
