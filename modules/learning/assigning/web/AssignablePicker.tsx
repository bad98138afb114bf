import type { FormHandle } from '@school/forms'
import { factsOf } from '@school/texts'
import {
  Button,
  Card,
  Choices,
  ErrorState,
  Faults,
  IconSearch,
  Link,
  Radio,
  SelectInput,
  SkeletonRows,
  Skeletons,
  TextInput,
  useLineFocus,
  useDebounced,
} from '@school/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import frame from '@school/ui/frame.module.css'
import type { AssignableWork } from '../contract/assignable.ts'
import { type Draft, draftOfAssignable } from './draft.ts'
import { LevelPicker, type LevelPickerProps } from './LevelPicker.tsx'
import { assignablesQuery } from './queries.ts'
import { t } from './ru-assignable.ts'
import styles from './HomeworkForm.module.css'

const debounceMs = 300
const leastText = 2
const kinds = ['practice', 'training', 'rehearsal'] as const

/** Choice between tasks and an assignable work. */
export function AssignableOrTasks({ form, ...props }: LevelPickerProps) {
  const isAssignable = form.value('isAssignable')
  const choose = (wanted: boolean) => {
    form.set('isAssignable', wanted)
    if (wanted) form.set('webinar', null)
  }
  return (
    <>
      {!props.isIssued && (
        <Choices legend={t.what}>
          <div className={frame.row}>
            <Radio name="what" label={t.tasks} checked={!isAssignable} onChange={() => choose(false)} />
            <Radio name="what" label={t.thing} checked={isAssignable} onChange={() => choose(true)} />
          </div>
        </Choices>
      )}
      {isAssignable ? (
        <AssignablePicker form={form} isIssued={props.isIssued} />
      ) : (
        <LevelPicker form={form} {...props} />
      )}
    </>
  )
}

interface AssignablePickerProps {
  form: FormHandle<Draft>
  isIssued: boolean
}

function AssignablePicker({ form, isIssued }: AssignablePickerProps) {
  const thing = form.value('thing')
  const error = form.error('thing') ?? form.error('tasks')
  const choose = (chosen: AssignableWork) => {
    const { title, thing } = draftOfAssignable(chosen)
    form.set('thing', thing)
    if (form.value('title').trim() === '') form.set('title', title)
  }
  return (
    <>
      <p className={frame.note}>{t.hint}</p>
      <Faults texts={error ? [t.choose] : []} />
      {thing ? (
        <Card tone="accent" className={`${frame.row} ${frame.between}`}>
          <span>
            {t.kindOf(thing.kindTitle)}: <Link to={thing.url}>{thing.title}</Link>
          </span>
          {!isIssued && (
            <Button size="s" onClick={() => form.set('thing', null)}>
              {t.another}
            </Button>
          )}
        </Card>
      ) : (
        <AssignableList onChoose={choose} />
      )}
    </>
  )
}

function AssignableList({ onChoose }: { onChoose: (thing: AssignableWork) => void }) {
  const [kind, setKind] = useState('')
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed.trim(), debounceMs)
  const text = debounced.length >= leastText ? debounced : null
  return (
    <>
      <div className={frame.fields}>
        <TextInput
          type="search"
          label={t.find}
          icon={<IconSearch />}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter searches instead of submitting the homework form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <SelectInput label={t.kind} value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <option value="">{t.anyKind}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t.kinds[one]}
            </option>
          ))}
        </SelectInput>
      </div>
      {/* Rows of another kind are removed while this kind is loading: a quick press would assign the wrong one. */}
      <FoundAssignables key={kind} kind={kind || null} text={text} onChoose={onChoose} />
    </>
  )
}

interface FoundAssignablesProps {
  kind: string | null
  text: string | null
  onChoose: (thing: AssignableWork) => void
}

function FoundAssignables({ kind, text, onChoose }: FoundAssignablesProps) {
  const { data, isError, refetch } = useQuery({
    ...assignablesQuery(kind, text),
    placeholderData: keepPreviousData,
  })
  const found = useLineFocus()
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonRows count={4} />
      </Skeletons>
    )
  return (
    <section ref={found} tabIndex={-1} className={frame.section} aria-live="polite">
      <p>
        {data.total === 0 ? t.nothing : t.found(data.total)}
        {data.total > data.rows.length && ` ${t.foundShown(data.rows.length)}`}
      </p>
      <ul className={`plain-list ${styles.tasks}`}>
        {data.rows.map((thing) => (
          <li key={thing.id} className={styles.task}>
            <span className={styles.name}>
              <Link to={thing.url}>{thing.title}</Link>
              <small>
                {factsOf(
                  thing.kindTitle,
                  thing.subtitle,
                  thing.discipline?.title ?? '',
                  t.about(thing.minutes),
                )}
              </small>
            </span>
            <span className={styles.actions}>
              <Button size="s" aria-label={t.takeOf(thing.title)} onClick={() => onChoose(thing)}>
                {t.take}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
