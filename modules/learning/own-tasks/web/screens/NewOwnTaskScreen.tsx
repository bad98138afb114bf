import { useCall } from '@school/api-client'
import type { TaskKind } from '@school/tasks/contract'
import { Faults, PageHeader, SelectInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createOwnTask } from '../../contract/index.ts'
import { listAt, taskAt } from '../addresses.ts'
import { byPerson, taskKinds } from '../kinds.ts'
import { ownTaskOptionsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { kindNames, kindNotes } from '../ru-fields.ts'
import { emptySource } from '../source.ts'
import styles from './NewOwnTaskScreen.module.css'

/** The draft last created by this tab: while it is empty, choosing another kind reuses it. */
let begunId: number | null = null

/** Choice of the kind; the draft is then created and saved from the first character. */
export function NewOwnTaskScreen() {
  const { data: options } = useSuspenseQuery(ownTaskOptionsQuery)
  const navigate = useNavigate()
  const [disciplineId, setDisciplineId] = useState(options.disciplines[0]?.id ?? 0)
  const create = useCall(createOwnTask, {
    onSuccess: ({ id }) => {
      begunId = id
      void navigate(taskAt(id), { replace: true })
    },
  })
  const begin = (kind: TaskKind) => {
    if (!create.isPending)
      create.mutate({ body: { source: emptySource(kind, disciplineId), insteadOf: begunId } })
  }
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[{ title: t.crumb, to: listAt() }, { title: t.newTitle }]}
        title={t.newTitle}
        lead={t.newLead}
      />
      <SelectInput
        label={t.discipline}
        className={styles.discipline}
        value={disciplineId}
        onChange={(event) => setDisciplineId(Number(event.currentTarget.value))}
      >
        {options.disciplines.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectInput>
      <Faults isUrgent texts={create.error ? [create.error.message] : []} />
      <Kinds
        title={t.byComputer}
        kinds={taskKinds.filter((kind) => !byPerson.includes(kind))}
        onChoose={begin}
      />
      <Kinds title={t.byYou} kinds={byPerson} onChoose={begin} />
    </div>
  )
}

interface KindsProps {
  title: string
  kinds: readonly TaskKind[]
  onChoose: (kind: TaskKind) => void
}

const Kinds = ({ title, kinds, onChoose }: KindsProps) => (
  <section className={frame.section}>
    <h2>{title}</h2>
    <ul className={`plain-list ${styles.kinds}`}>
      {kinds.map((kind) => (
        <li key={kind}>
          <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
            <strong>{kindNames[kind]}</strong>
            <span>{kindNotes[kind]}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
