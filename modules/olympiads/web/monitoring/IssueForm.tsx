import { useCall } from '@school/api-client'
import { Button, Card, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { issueCodeTo, listMonitoredCodes, listSchoolsWithoutCode } from '../../contract/index.ts'
import styles from './IssueForm.module.css'
import { schoolsWithoutCodeQuery } from './queries.ts'
import { t } from './ru.ts'

/** A methodist finds a school that has no code yet and gives it one. */
export function IssueForm({ stageId }: { stageId: number }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState('')
  const asked = useDeferredValue(name.trim())
  const found = useQuery({
    ...schoolsWithoutCodeQuery(stageId, asked),
    placeholderData: (before) => before,
  })
  const schools = found.data ?? []
  const issue = useCall(issueCodeTo, {
    onSuccess: ({ school }) => {
      void client.invalidateQueries({ queryKey: [listMonitoredCodes.name] })
      void client.invalidateQueries({ queryKey: [listSchoolsWithoutCode.name] })
      toast(t.issued(school.name), { tone: 'ok' })
      setName('')
      setChosen('')
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  // What was chosen may have gone from the list with the next letter.
  const school = schools.find(({ id }) => String(id) === chosen) ?? schools[0]
  const hint = found.error?.message ?? (found.data && (schools.length === 0 ? t.noSchools : t.issueHint))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (school) issue.mutate({ params: { stageId }, body: { organizationId: school.id } })
  }
  if (found.data?.length === 0 && asked === '') return <p className={frame.note}>{t.allHaveCodes}</p>
  return (
    <Card as="section" aria-labelledby="issue" className={frame.section}>
      <h3 id="issue">{t.issueTo}</h3>
      <form className={styles.filters} onSubmit={send}>
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
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {schools.map(({ id, name: title, city }) => (
            <option key={id} value={id}>
              {t.schoolIn(title, city)}
            </option>
          ))}
        </SelectInput>
        <div>
          <Button type="submit" kind="primary" loading={issue.isPending} disabled={!school}>
            {t.issue}
          </Button>
        </div>
      </form>
      <p className={frame.note} role="status">
        {hint}
      </p>
    </Card>
  )
}
