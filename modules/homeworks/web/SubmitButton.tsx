import type { RunTask } from '@school/works/contract'
import { Button, Dialog } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { t } from './ru.ts'
import { leftOf } from './shown-task.ts'

export interface SubmitButtonProps {
  tasks: readonly RunTask[]
  to: (taskId: number) => string
  onSubmit: () => void
  isBusy: boolean
  kind?: 'primary' | 'secondary'
}

/** «Сдать задание»: says first what is left. */
export function SubmitButton({ tasks, to, onSubmit, isBusy, kind = 'secondary' }: SubmitButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const left = leftOf(tasks)
  return (
    <>
      <Button kind={kind} onClick={() => setAsking(true)}>
        {t.submit}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t.submitTitle(left.length)}
        size="s"
        footer={
          <>
            <Button onClick={close}>{t.back}</Button>
            <Button kind="primary" loading={isBusy} onClick={onSubmit}>
              {t.submitYes}
            </Button>
          </>
        }
      >
        <div className={frame.section}>
          <p>{left.length === 0 ? t.submitAll : t.submitSome}</p>
          {left.length > 0 && (
            <ul className={`plain-list ${frame.cards}`}>
              {left.map(({ id, position, title }) => (
                <li key={id}>
                  <Link to={to(id)} onClick={close}>
                    {t.task(position, title)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Dialog>
    </>
  )
}
