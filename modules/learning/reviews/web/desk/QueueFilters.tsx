import { Button, ButtonLink, SelectInput, useAddressFields } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import type { QueueGroup, QueueGroups } from '../../contract/index.ts'
import { queueAt } from '../addresses.ts'
import { type QueuePart, type QueueTab, wholeQueue } from '../queries.ts'
import { t } from './ru-filters.ts'
import styles from './QueueFilters.module.css'

export interface QueueFiltersProps {
  groups: QueueGroups
  tab: QueueTab
  part: QueuePart
}

/** Filters of the queue: a plain GET form, the filters live in the address. A filter with a single value is not shown. */
export function QueueFilters({ groups, tab, part }: QueueFiltersProps) {
  const submit = useSubmit()
  const { homework, work, school, class: schoolClass, task, by } = part
  const fields = useAddressFields({ work, school, class: schoolClass, task })
  const selects = [
    {
      name: 'work',
      label: t.work,
      any: t.anyWork,
      groups: homework === null ? groups.works : [],
      value: work,
    },
    { name: 'school', label: t.school, any: t.anySchool, groups: groups.schools, value: school },
    { name: 'class', label: t.class, any: t.anyClass, groups: groups.classes, value: schoolClass },
    { name: 'task', label: t.task, any: t.anyTask, groups: groups.tasks, value: task },
  ].filter((one) => one.groups.length > 1 || one.value !== null)
  if (selects.length === 0) return null
  const rest = { tab: tab === 'done' ? tab : null, homework, by }
  /** Tasks depend on the work and classes on the school: changing one resets the other. */
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, form } = event.currentTarget
    const narrower = name === 'work' ? 'task' : name === 'school' ? 'class' : null
    const field = narrower && form?.elements.namedItem(narrower)
    if (field instanceof HTMLSelectElement) field.value = ''
    void submit(form, { preventScrollReset: true })
  }
  return (
    <Form
      ref={fields}
      method="get"
      role="search"
      preventScrollReset
      action={queueAt()}
      className={styles.filters}
    >
      {Object.entries(rest).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {selects.map(({ name, label, any, groups: options, value }) => (
        <SelectInput key={name} label={label} name={name} defaultValue={value ?? ''} onChange={choose}>
          <option value="">{any}</option>
          {value !== null && !options.some(({ id }) => id === value) && (
            <option value={value}>{t.none}</option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {titleOf(option)}
            </option>
          ))}
        </SelectInput>
      ))}
      <div className={frame.row}>
        <Button type="submit">{t.show}</Button>
        {selects.some(({ value }) => value !== null) && (
          <ButtonLink kind="quiet" to={queueAt(tab, 1, { ...wholeQueue, homework, by })} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

const titleOf = ({ title, note, answers }: QueueGroup) =>
  t.group(note === null ? title : `${title}, ${note}`, answers)
