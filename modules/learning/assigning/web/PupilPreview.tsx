import { Button, Choices, Dialog, ErrorState, IconEye, Radio, Skeletons, SkeletonText } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import frame from '@school/ui/frame.module.css'
import { previewQuery } from './queries.ts'
import { t } from './ru-preview.ts'
import { Statement } from './SetPreview.tsx'
import styles from './PupilPreview.module.css'

export interface PupilPreviewProps {
  title: string
  intro: string
  taskIds: readonly number[]
}

/** The whole set as its pupil sees it, without answers; also in the width of a telephone. */
export function PupilPreview(props: PupilPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (props.taskIds.length === 0) return null
  return (
    <>
      <Button icon={<IconEye aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t.title}
        size="l"
        footer={<Button onClick={close}>{t.close}</Button>}
      >
        {isOpen && <Shown {...props} />}
      </Dialog>
    </>
  )
}

function Shown({ title, intro, taskIds }: PupilPreviewProps) {
  const [isNarrow, setNarrow] = useState(false)
  const { data, isError, refetch } = useQuery(previewQuery(taskIds))
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  return (
    <>
      <Choices legend={t.width}>
        <div className={frame.row}>
          <Radio name="width" label={t.wide} checked={!isNarrow} onChange={() => setNarrow(false)} />
          <Radio name="width" label={t.narrow} checked={isNarrow} onChange={() => setNarrow(true)} />
        </div>
      </Choices>
      <div className={styles.frame} data-narrow={isNarrow || undefined}>
        <h3>{title.trim() || t.noTitle}</h3>
        {intro && <p className={styles.intro}>{intro}</p>}
        <ol className={`plain-list ${frame.section}`}>
          {data.map((task, index) => (
            <li key={task.id}>
              <Statement task={task} title={t.task(index + 1, task.title)} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
