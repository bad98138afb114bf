import type { FormHandle } from '@school/forms'
import { Button, Choices, Radio } from '@school/ui'
import { useState } from 'react'
import { extraLevels, type Level, levels } from '@school/homeworks/contract'
import frame from '@school/ui/frame.module.css'
import type { BankTask, TeachingOptions } from '../contract/managed.ts'
import { type Draft, withLevelTasks } from './draft.ts'
import { PupilPreview } from './PupilPreview.tsx'
import { t } from './ru-levels.ts'
import { TaskPicker } from './TaskPicker.tsx'

export interface LevelPickerProps {
  form: FormHandle<Draft>
  options: TeachingOptions
  /** It is published: its sets can't change. */
  isIssued: boolean
}

/** Tasks of the homework; of each of its sets, where it has several. */
export function LevelPicker({ form, options, isIssued }: LevelPickerProps) {
  const [wanted, setWanted] = useState<Level>('b')
  const tasks = form.value('tasks')
  const sets = form.value('levels')
  const shown = sets.find(({ level }) => level === wanted)
  const level = shown ? wanted : 'b'
  const change = (more: BankTask[]) => {
    if (level === 'b') form.set('tasks', more)
    else form.set('levels', withLevelTasks(sets, level, more))
  }
  const tasksOf = (name: Level) => sets.find((set) => set.level === name)?.tasks ?? tasks
  return (
    <>
      {sets.length > 0 && (
        <Choices legend={t.which} error={form.error('levels')}>
          <div className={frame.row}>
            {levels
              .filter((name) => name === 'b' || sets.some((set) => set.level === name))
              .map((name) => (
                <Radio
                  key={name}
                  name="level"
                  label={t.nameWith(name, tasksOf(name).length)}
                  checked={level === name}
                  onChange={() => setWanted(name)}
                />
              ))}
          </div>
        </Choices>
      )}
      <TaskPicker
        key={level}
        options={options}
        tasks={shown?.tasks ?? tasks}
        error={level === 'b' ? form.error('tasks') : null}
        onChange={change}
      />
      <div>
        <PupilPreview
          title={form.value('title')}
          intro={form.value('intro')}
          taskIds={(shown?.tasks ?? tasks).map(({ id }) => id)}
        />
      </div>
      {!isIssued && !form.value('webinar') && <SetButtons form={form} onAdd={setWanted} />}
    </>
  )
}

function SetButtons({ form, onAdd }: { form: FormHandle<Draft>; onAdd: (level: Level) => void }) {
  const sets = form.value('levels')
  if (sets.length === 0)
    return (
      <div className={frame.list}>
        <div>
          <Button
            onClick={() => {
              form.set('levels', [
                { level: 'a', tasks: [], userIds: [] },
                { level: 'c', tasks: [], userIds: [] },
              ])
              onAdd('a')
            }}
          >
            {t.split}
          </Button>
        </div>
        <p className={frame.note}>{t.splitHint}</p>
      </div>
    )
  return (
    <div className={frame.row}>
      {extraLevels.map((level) =>
        sets.some((set) => set.level === level) ? (
          <Button
            key={level}
            size="s"
            kind="quiet"
            onClick={() =>
              form.set(
                'levels',
                sets.filter((set) => set.level !== level),
              )
            }
          >
            {t.remove[level]}
          </Button>
        ) : (
          <Button
            key={level}
            size="s"
            onClick={() => {
              form.set('levels', [...sets, { level, tasks: [], userIds: [] }])
              onAdd(level)
            }}
          >
            {t.add[level]}
          </Button>
        ),
      )}
    </div>
  )
}
