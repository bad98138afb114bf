import { Faults, IconButton, IconGripVertical, IconX, useDrag, useLineFocus } from '@school/ui'
import { type KeyboardEvent, useState } from 'react'
import frame from '@school/ui/frame.module.css'
import type { BankTask } from '../contract/managed.ts'
import { withTaskAt } from './draft.ts'
import { t } from './ru.ts'
import { LookButton, TaskName } from './TaskLine.tsx'
import styles from './HomeworkForm.module.css'

export interface ChosenTasksProps {
  tasks: BankTask[]
  error: string | null
  onChange: (tasks: BankTask[]) => void
  onLook: (id: number) => void
}

/** Tasks of the homework in their order, which is changed by dragging or by the arrow keys. */
export function ChosenTasks({ tasks, error, onChange, onLook }: ChosenTasksProps) {
  const [news, setNews] = useState('')
  const put = (id: number, index: number) => {
    const at = Math.min(Math.max(index, 0), tasks.length - 1)
    const task = tasks.find((one) => one.id === id)
    if (!task || tasks[at] === task) return
    onChange(withTaskAt(tasks, id, at))
    setNews(t.moved(task.title, at + 1, tasks.length))
  }
  const { begin, draggedId, over } = useDrag((id, place) => put(Number(id), Number(place)))
  const stepByKey = (event: KeyboardEvent<HTMLElement>, id: number, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    put(id, index + by)
    // The line was moved in the DOM and lost its focus.
    requestAnimationFrame(() => handle.focus())
  }
  const sideOf = (index: number) => {
    if (draggedId === null || over !== String(index)) return undefined
    return tasks.findIndex(({ id }) => String(id) === draggedId) < index ? 'after' : 'before'
  }
  return (
    <section ref={useLineFocus()} tabIndex={-1} className={styles.chosen} aria-labelledby="chosen">
      <h3 id="chosen">{t.chosen(tasks.length)}</h3>
      {tasks.length > 1 && <p className={frame.note}>{t.howToOrder}</p>}
      <Faults texts={error ? [error] : []} />
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <ol className={`plain-list ${styles.tasks}`} data-places>
        {tasks.map((task, index) => (
          <li
            key={task.id}
            className={styles.task}
            data-movable
            data-place={index}
            data-dragged={draggedId === String(task.id) || undefined}
            data-side={sideOf(index)}
          >
            {tasks.length > 1 && (
              <IconButton
                data-grip
                className={styles.grip!}
                label={t.move(task.title)}
                icon={<IconGripVertical aria-hidden="true" />}
                onPointerDown={(event) => begin(event, String(task.id))}
                onKeyDown={(event) => stepByKey(event, task.id, index)}
              />
            )}
            <span className={styles.number}>{index + 1}.</span>
            <TaskName task={task} />
            <span className={styles.actions}>
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
}
