import { SolutionView } from '@school/task-forms/web'
import {
  Button,
  Checkbox,
  Dialog,
  ErrorState,
  Accordion,
  IconButton,
  IconPlus,
  IconSearch,
  SelectInput,
  Skeletons,
  SkeletonRows,
  SkeletonText,
  TextInput,
  useLineFocus,
  useDebounced,
} from '@school/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { librarySections } from '@school/homeworks/contract'
import frame from '@school/ui/frame.module.css'
import type { BankTask, TeachingOptions } from '../contract/managed.ts'
import { ChosenTasks } from './ChosenTasks.tsx'
import { withTasks } from './draft.ts'
import { type BankQuery, bankQuery, bankTaskQuery } from './queries.ts'
import { t } from './ru.ts'
import { Statement } from './SetPreview.tsx'
import { LookButton, TaskName } from './TaskLine.tsx'
import styles from './HomeworkForm.module.css'

export interface TaskPickerProps {
  options: TeachingOptions
  tasks: BankTask[]
  error: string | null
  onChange: (tasks: BankTask[]) => void
}

type Place = Omit<BankQuery, 'text'>

const debounceMs = 300
const leastText = 2

/** Tasks are searched by words, in a ready set or in a theme of a course by difficulty, and can be combined freely. */
export function TaskPicker({ options, tasks, error, onChange }: TaskPickerProps) {
  const [place, setPlace] = useState<Place>({ lessonId: null, setId: null, difficulty: null, source: null })
  const [shownId, setShownId] = useState<number | null>(null)
  const lessonsByCourse = Map.groupBy(options.lessons, ({ courseTitle }) => courseTitle)
  const [typed, setTyped] = useState('')
  const debounced = useDebounced(typed.trim(), debounceMs)
  const text = debounced.length >= leastText ? debounced : null
  const isAsked = place.lessonId !== null || place.setId !== null || place.source !== null || text !== null
  return (
    <>
      <TextInput
        type="search"
        label={t.findTasks}
        hint={t.findTasksHint}
        icon={<IconSearch />}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter searches for tasks instead of submitting the homework form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Checkbox
        label={t.ownTasks}
        checked={place.source === 'own'}
        onChange={(event) =>
          setPlace({
            ...place,
            source: event.currentTarget.checked ? 'own' : null,
            setId: null,
            lessonId: null,
          })
        }
      />
      <div className={frame.fields} data-wrong={error === null ? undefined : ''}>
        <SelectInput
          label={t.fromSet}
          value={place.setId ?? ''}
          onChange={(event) =>
            setPlace({
              ...place,
              setId: Number(event.currentTarget.value) || null,
              lessonId: null,
              source: null,
            })
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
            setPlace({
              ...place,
              lessonId: Number(event.currentTarget.value) || null,
              setId: null,
              source: null,
            })
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
      {isAsked && (
        <Found
          // Old rows stay while words are typed, but not when another set, lesson or difficulty is chosen.
          key={JSON.stringify(place)}
          asked={{ ...place, text }}
          tasks={tasks}
          onAdd={(more) => onChange(withTasks(tasks, more))}
          onLook={setShownId}
        />
      )}
      <ChosenTasks tasks={tasks} error={error && t.chooseTasks} onChange={onChange} onLook={setShownId} />
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
  asked: BankQuery
  tasks: readonly BankTask[]
  onAdd: (more: readonly BankTask[]) => void
  onLook: (id: number) => void
}

function Found({ asked, tasks, onAdd, onLook }: FoundProps) {
  const { data, isError, refetch } = useQuery({ ...bankQuery(asked), placeholderData: keepPreviousData })
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
        <p>
          {data.total === 0 ? t.nothingFound : t.found(data.total)}
          {data.total > data.rows.length && ` ${t.foundShown(data.rows.length)}`}
        </p>
        {fresh.length > 0 && (
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => onAdd(fresh)}>
            {t.addAll}
          </Button>
        )}
      </div>
      <ul className={`plain-list ${styles.tasks}`}>
        {fresh.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskName task={task} />
            <span className={styles.actions}>
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

function Shown({ taskId }: { taskId: number }) {
  const { data, isError, refetch } = useQuery(bankTaskQuery(taskId))
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={5} />
      </Skeletons>
    )
  return (
    <>
      <Statement task={data} title={data.title} />
      {data.solution && (
        <Accordion title={t.answerAndSolution}>
          <SolutionView question={data.question} solution={data.solution} />
        </Accordion>
      )}
    </>
  )
}
