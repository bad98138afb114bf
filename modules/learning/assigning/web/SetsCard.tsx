import { FormDialog, useForm } from '@school/forms'
import { Button, Card, Link, SelectInput, toast } from '@school/ui'
import { useState } from 'react'
import type { CopyState } from '@school/homeworks/contract'
import frame from '@school/ui/frame.module.css'
import { movePupilToSet } from '../contract/level-endpoints.ts'
import type { ManagedHomework } from '../contract/managed.ts'
import { managedAt } from './addresses.ts'
import { t } from './ru-levels.ts'

export interface SetsCardProps {
  homework: ManagedHomework
  pupils: readonly { userId: number; name: string; state: CopyState }[]
}

/** All sets of the assignment with links to their pages, and a form that moves a pupil to another set. */
export function SetsCard({ homework, pupils }: SetsCardProps) {
  const [isMoving, setMoving] = useState(false)
  if (homework.sets.length === 0) return null
  const mayMove = homework.state === 'running' || homework.state === 'scheduled'
  return (
    <Card as="section" tone="sunken" aria-labelledby="sets" className={frame.section}>
      <h2 id="sets">{t.sets}</h2>
      <ul className={`plain-list ${frame.list}`}>
        {homework.sets.map(({ homeworkId, level, tasksCount, submitted, pupils: of }) => (
          <li key={homeworkId} className={frame.row}>
            {homeworkId === homework.id ? (
              <strong aria-current="page">{t.name[level]}</strong>
            ) : (
              <Link to={managedAt(homeworkId)}>{t.name[level]}</Link>
            )}
            <span>{t.setFacts(tasksCount, submitted, of)}</span>
          </li>
        ))}
      </ul>
      {mayMove && (
        <div>
          <Button onClick={() => setMoving(true)}>{t.move}</Button>
        </div>
      )}
      {isMoving && <MoveDialog homework={homework} pupils={pupils} onClose={() => setMoving(false)} />}
    </Card>
  )
}

function MoveDialog({ homework, pupils, onClose }: SetsCardProps & { onClose: () => void }) {
  const others = homework.sets.filter(({ homeworkId }) => homeworkId !== homework.id)
  const able = pupils.filter(({ state }) => state === 'not_opened')
  const [homeworkId, setHomeworkId] = useState(others[0]!.homeworkId)
  const form = useForm(movePupilToSet, {
    params: { homeworkId },
    values: { userId: able[0]?.userId ?? null },
    onSent: () => {
      toast(t.moved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.move} action={able.length > 0 ? t.move : null} onClose={onClose}>
      {able.length === 0 ? (
        <p>{t.noneToMove}</p>
      ) : (
        <>
          <p>{t.moveHint}</p>
          <SelectInput label={t.pupil} {...form.number('userId')}>
            {able.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </SelectInput>
          <SelectInput
            label={t.set}
            value={homeworkId}
            onChange={({ currentTarget: { value } }) => setHomeworkId(Number(value))}
          >
            {others.map((set) => (
              <option key={set.homeworkId} value={set.homeworkId}>
                {t.name[set.level]}
              </option>
            ))}
          </SelectInput>
        </>
      )}
    </FormDialog>
  )
}
