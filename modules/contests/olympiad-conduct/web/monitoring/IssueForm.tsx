import { Form, useForm } from '@school/forms'
import { Button, Card, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { issueCodeTo } from '../../contract/index.ts'
import styles from './IssueForm.module.css'
import { schoolsWithoutCodeQuery } from './queries.ts'
import { t } from './ru.ts'

/** A methodist searches for a school without a code and issues one. */
export function IssueForm({ stageId }: { stageId: number }) {
  const [name, setName] = useState('')
  const asked = useDeferredValue(name.trim())
  const found = useQuery({
    ...schoolsWithoutCodeQuery(stageId, asked),
    placeholderData: (before) => before,
  })
  const schools = found.data ?? []
  // Further typing may remove the chosen school from the list.
  const chosenOf = (schoolId: unknown) => schools.find(({ id }) => id === schoolId) ?? schools[0]
  const form = useForm(issueCodeTo, {
    params: { stageId },
    values: { organizationId: null },
    body: ({ organizationId }) => ({ organizationId: chosenOf(organizationId)?.id ?? null }),
    onSent: ({ school: { name: issued } }) => {
      toast(t.issued(issued), { tone: 'ok' })
      setName('')
      form.reset()
    },
  })
  const school = chosenOf(form.value('organizationId'))
  const hint = found.error?.message ?? (found.data && (schools.length === 0 ? t.noSchools : t.issueHint))
  if (found.data?.length === 0 && asked === '') return <p className={frame.note}>{t.allHaveCodes}</p>
  return (
    <Card as="section" aria-labelledby="issue" className={frame.section}>
      <h3 id="issue">{t.issueTo}</h3>
      <Form
        form={form}
        className={styles.filters}
        actions={
          <div>
            <Button type="submit" kind="primary" loading={form.isSending} disabled={!school}>
              {t.issue}
            </Button>
          </div>
        }
      >
        <TextInput
          type="search"
          label={t.schoolSearch}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectInput
          label={t.chosenSchool}
          value={school ? String(school.id) : ''}
          disabled={!school}
          error={form.error('organizationId')}
          onChange={(event) => form.set('organizationId', Number(event.currentTarget.value))}
        >
          {schools.map(({ id, name: title, city }) => (
            <option key={id} value={id}>
              {t.schoolIn(title, city)}
            </option>
          ))}
        </SelectInput>
      </Form>
      <p className={frame.note} role="status">
        {hint}
      </p>
    </Card>
  )
}
