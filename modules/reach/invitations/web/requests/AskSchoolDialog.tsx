import { FormDialog, useForm } from '@school/forms'
import { toast } from '@school/ui'
import { Combobox } from '@school/ui/office'
import frame from '@school/ui/frame.module.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askSchool } from '../../contract/index.ts'
import { partnerSchoolsQuery } from '../queries.ts'
import { t } from './ru.ts'

/** A school that works with us, found as it is typed, is asked to confirm the teacher. */
export function AskSchoolDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const found = useQuery({ ...partnerSchoolsQuery(text), placeholderData: keepPreviousData })
  const schools = found.data ?? []
  const form = useForm(askSchool, {
    values: { organizationId: null },
    onSent: () => {
      toast(t.asked, { tone: 'ok' })
      onClose()
    },
  })
  const chosen = form.value('organizationId')
  const isNothing =
    text !== '' && chosen === null && found.isSuccess && !found.isFetching && schools.length === 0
  return (
    <FormDialog form={form} title={t.dialogTitle} action={t.ask} onClose={onClose}>
      <Combobox
        label={t.school}
        hint={t.schoolHint}
        error={form.error('organizationId')}
        options={schools.map(({ id, name, city, place }) => ({
          value: String(id),
          label: name,
          note: t.placeOf(city, place),
        }))}
        value={chosen === null ? null : String(chosen)}
        onSearch={setText}
        isSearching={found.isFetching}
        onChange={(value) => form.set('organizationId', value === null ? null : Number(value))}
      />
      {isNothing && <p className={frame.note}>{t.nothingFound}</p>}
    </FormDialog>
  )
}
