import { factsOf } from '@school/texts'
import {
  Button,
  Dialog,
  ErrorState,
  Faults,
  IconButton,
  IconEye,
  IconPlus,
  IconX,
  SelectInput,
  Skeletons,
  SkeletonRows,
  SkeletonText,
  useLineFocus,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { librarySections } from '../contract/library.ts'
import type { BankTask, TeachingOptions } from '../contract/managed.ts'
import { withTasks } from './draft.ts'
import styles from './HomeworkForm.module.css'
import { bankQuery, bankTaskQuery } from './queries.ts'
import { t } from './ru-teacher.ts'
import { Statement } from './SetPreview.tsx'

export interface TaskPickerProps {
  options: TeachingOptions
  tasks: BankTask[]
  error: string | null
  onChange: (tasks: BankTask[]) => void
}

interface Place {
  lessonId: number | null
  setId: number | null
  difficulty: number | null
}

/** Tasks are taken from a ready set or from a theme of a course by difficulty, mixed as one likes. */
export function TaskPicker({ options, tasks, error, onChange }: TaskPickerProps) {
  const [place, setPlace] = useState<Place>({ lessonId: null, setId: null, difficulty: null })
  const [shownId, setShownId] = useState<number | null>(null)
  const lessonsByCourse = Map.groupBy(options.lessons, ({ courseTitle }) => courseTitle)
  const isChosen = place.lessonId !== null || place.setId !== null
  return (
    <>
      <div className={frame.fields} data-wrong={error === null ? undefined : ''}>
        <SelectInput
          label={t.fromSet}
          value={place.setId ?? ''}
          onChange={(event) =>
            setPlace({ ...place, setId: Number(event.currentTarget.value) || null, lessonId: null })
          }
        >
          <option value="">{t.chooseSet}</option>
          {librarySections.toReversed().map((section) => (
            <optgroup key={section} label={t.section[section]}>
              {options.sets
                .filter((set) => set.section === section)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectInput>
        <SelectInput
          label={t.fromLesson}
          value={place.lessonId ?? ''}
          onChange={(event) =>
            setPlace({ ...place, lessonId: Number(event.currentTarget.value) || null, setId: null })
          }
        >
          <option value="">{t.chooseLesson}</option>
          {[...lessonsByCourse].map(([course, lessons]) => (
            <optgroup key={course} label={course}>
              {lessons.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectInput>
        <SelectInput
          label={t.difficulty}
          value={place.difficulty ?? ''}
          onChange={(event) => setPlace({ ...place, difficulty: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t.anyDifficulty}</option>
          {[1, 2, 3, 4, 5].map((level) => (
            <option key={level} value={level}>
              {t.level(level)}
            </option>
          ))}
        </SelectInput>
      </div>
      {isChosen && (
        <Found
          place={place}
          tasks={tasks}
          onAdd={(more) => onChange(withTasks(tasks, more))}
          onLook={setShownId}
        />
      )}
      <Chosen tasks={tasks} error={error} onChange={onChange} onLook={setShownId} />
      <Dialog
        open={shownId !== null}
        onClose={() => setShownId(null)}
        title={t.look}
        footer={<Button onClick={() => setShownId(null)}>{t.close}</Button>}
      >
        {shownId !== null && <Shown taskId={shownId} />}
      </Dialog>
    </>
  )
}

interface FoundProps {
  place: Place
  tasks: readonly BankTask[]
  onAdd: (more: readonly BankTask[]) => void
  onLook: (id: number) => void
}

function Found({ place, tasks, onAdd, onLook }: FoundProps) {
  const { data, isError, refetch } = useQuery(bankQuery(place))
  const found = useLineFocus()
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonRows count={4} />
      </Skeletons>
    )
  const fresh = data.rows.filter(({ id }) => !tasks.some((task) => task.id === id))
  return (
    <section ref={found} tabIndex={-1} className={frame.section} aria-live="polite">
      <div className={`${frame.row} ${frame.between}`}>
        <p>{data.total === 0 ? t.nothingFound : t.found(data.total)}</p>
        {fresh.length > 0 && (
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => onAdd(fresh)}>
            {t.addAll}
          </Button>
        )}
      </div>
      <ul className={`plain-list ${styles.tasks}`}>
        {fresh.map((task) => (
          <li key={task.id} className={styles.task}>
            <Name task={task} />
            <span className={frame.row}>
              <LookButton task={task} onLook={onLook} />
              <IconButton
                label={t.add(task.title)}
                icon={<IconPlus aria-hidden="true" />}
                onClick={() => onAdd([task])}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Name = ({ task: { title, from, difficulty } }: { task: BankTask }) => (
  <span className={styles.name}>
    {title}
    <small>{factsOf(from, t.levelShort(difficulty))}</small>
  </span>
)

const LookButton = ({ task, onLook }: { task: BankTask; onLook: (id: number) => void }) => (
  <IconButton
    label={t.lookOf(task.title)}
    icon={<IconEye aria-hidden="true" />}
    onClick={() => onLook(task.id)}
  />
)

interface ChosenProps {
  tasks: BankTask[]
  error: string | null
  onChange: (tasks: BankTask[]) => void
  onLook: (id: number) => void
}

const Chosen = ({ tasks, error, onChange, onLook }: ChosenProps) => (
  <section ref={useLineFocus()} tabIndex={-1} className={styles.chosen} aria-labelledby="chosen">
    <h3 id="chosen">{t.chosen(tasks.length)}</h3>
    <Faults texts={error ? [t.chooseTasks] : []} />
    <ol className={`plain-list ${styles.tasks}`}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <Name task={task} />
          <span className={frame.row}>
            <LookButton task={task} onLook={onLook} />
            <IconButton
              label={t.remove(task.title)}
              icon={<IconX aria-hidden="true" />}
              onClick={() => onChange(tasks.filter(({ id }) => id !== task.id))}
            />
          </span>
        </li>
      ))}
    </ol>
  </section>
)

function Shown({ taskId }: { taskId: number }) {
  const { data, isError, refetch } = useQuery(bankTaskQuery(taskId))
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={5} />
      </Skeletons>
    )
  return <Statement task={data} title={data.title} />
}
