import { Button, Dialog } from '@school/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { RunTask } from '../contract/index.ts'
import styles from './FinishButton.module.css'
import { t } from './ru.ts'

export interface FinishButtonProps {
  tasks: readonly RunTask[]
  isExam: boolean
  to: (taskId: number) => string
  onFinish: () => void
  isBusy: boolean
  kind?: 'primary' | 'secondary'
}

const untouched = (isExam: boolean) => (task: RunTask) =>
  isExam ? task.savedAt === null : task.status === 'not_started' || task.status === 'started'

/** «Завершить»: says first which tasks have no answer. */
export function FinishButton({ tasks, isExam, to, onFinish, isBusy, kind = 'secondary' }: FinishButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  // An end that was refused is told on the page: the question does not stand before it.
  useEffect(() => (isBusy ? close : undefined), [isBusy])
  const left = tasks.filter(untouched(isExam))
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {t.finish}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t.finishTitle(tasks.length - left.length, tasks.length)}
        size="s"
        footer={
          <>
            <Button onClick={close}>{t.back}</Button>
            <Button kind="primary" loading={isBusy} onClick={onFinish}>
              {t.finish}
            </Button>
          </>
        }
      >
        <p>{left.length === 0 ? t.finishAll : t.finishSome}</p>
        {left.length > 0 && (
          <ul className={`plain-list ${styles.left}`}>
            {left.map(({ id, position, title }) => (
              <li key={id}>
                <Link to={to(id)} onClick={close}>
                  {t.task(position, title)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
