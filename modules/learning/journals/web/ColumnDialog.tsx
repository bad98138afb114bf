import { useCall } from '@school/api-client'
import { FormDialog, type FormHandle, useForm } from '@school/forms'
import { dayIn } from '@school/texts'
import { Button, ButtonLink, SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import { addColumn, changeColumn, type Journal, type JournalColumn, removeColumn } from '../contract/index.ts'
import { columnKinds, type JournalColumnKind } from '../contract/journal.ts'
import { periodsOf, quarterOf } from '../contract/periods.ts'
import { kindWords } from '../contract/ru.ts'
import { homeworkAt, journalAt } from './addresses.ts'
import { t } from './ru-dialogs.ts'

interface Fields {
  day: string
  kind: JournalColumnKind
  topic: string
  weight: number
}
const weights = [1, 2, 3] as const

/** A kind is usually of this weight. */
const usualWeight = (kind: JournalColumnKind): number =>
  kind === 'test' || kind === 'dictation' ? 3 : kind === 'independent' || kind === 'essay' ? 2 : 1

/** Choosing a kind sets its usual weight. */
const WhatFields = <V extends Fields>({ form }: { form: FormHandle<V> }) => {
  const plain = form as unknown as FormHandle<Fields>
  const kind = plain.text('kind')
  return (
    <>
      <div className={frame.fields}>
        <TextInput type="date" label={t.day} {...plain.text('day')} />
        <SelectInput
          label={t.kind}
          {...kind}
          onChange={(event) => {
            kind.onChange(event)
            plain.set('weight', usualWeight(event.target.value as JournalColumnKind))
          }}
        >
          {columnKinds.map((one) => (
            <option key={one} value={one}>
              {kindWords[one]}
            </option>
          ))}
        </SelectInput>
      </div>
      <TextInput label={t.topic} hint={t.topicHint} optional maxLength={120} {...plain.text('topic')} />
      <SelectInput label={t.weight} hint={t.weightHint} {...plain.number('weight')}>
        {weights.map((weight) => (
          <option key={weight} value={weight}>
            {t.weights[weight]}
          </option>
        ))}
      </SelectInput>
    </>
  )
}

interface NewColumnProps {
  journal: Journal
  onAdded: (columnId: number) => void
  onClose: () => void
}

/** Today, if it is in the period that is looked at. */
function usualDay({ schoolYear, period, serverNow }: Journal): string {
  const { from, to } = periodsOf(schoolYear)[period]
  const today = dayIn(serverNow)
  return today < from ? from : today > to ? to : today
}

export function NewColumnDialog({ journal, onAdded, onClose }: NewColumnProps) {
  const navigate = useNavigate()
  const { schoolClassId, schoolYear, discipline, known, period } = journal
  const form = useForm<typeof addColumn, Fields & { disciplineKey: string }>(addColumn, {
    params: { schoolClassId },
    values: {
      day: usualDay(journal),
      kind: 'answer',
      topic: '',
      weight: 1,
      disciplineKey: discipline?.key ?? known[0]?.key ?? '',
    },
    onSent: ({ id }, { disciplineKey, day }) => {
      toast(t.added, { tone: 'ok' })
      onAdded(id)
      onClose()
      const isShown = period === 'year' || period === quarterOf(schoolYear, day)
      void navigate(
        journalAt(schoolClassId, {
          discipline: disciplineKey,
          period: isShown ? period : quarterOf(schoolYear, day),
        }),
        { preventScrollReset: true },
      )
    },
  })
  return (
    <FormDialog form={form} title={t.newColumn} action={t.add} onClose={onClose}>
      <SelectInput label={t.discipline} {...form.text('disciplineKey')}>
        {known.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </SelectInput>
      <WhatFields form={form} />
    </FormDialog>
  )
}

export function ColumnDialog({ column, onClose }: { column: JournalColumn; onClose: () => void }) {
  const { id, day, kind, topic, weight, homeworkId } = column
  const params = { columnId: id }
  const form = useForm<typeof changeColumn, Fields>(changeColumn, {
    params,
    version: column.version,
    values: { day, kind, topic, weight },
    onSent: () => {
      toast(t.changed, { tone: 'ok' })
      onClose()
    },
  })
  const remove = useCall(removeColumn, {
    onSuccess: () => {
      toast(t.removed, { tone: 'ok' })
      onClose()
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <FormDialog form={form} title={t.column} action={t.save} onClose={onClose}>
      {homeworkId !== null && (
        <p className={frame.row}>
          <span>{t.ofHomework}</span>
          <ButtonLink size="s" kind="quiet" to={homeworkAt(homeworkId)}>
            {t.toHomework}
          </ButtonLink>
        </p>
      )}
      <WhatFields form={form} />
      <div>
        <Button size="s" kind="quiet" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
          {t.remove}
        </Button>
      </div>
    </FormDialog>
  )
}
