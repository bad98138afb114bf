import { QuestionForm } from '@school/task-forms/web'
import { Accordion, Button, Dialog, ErrorState, Skeletons, SkeletonText } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { LibrarySet, PreviewedTask } from '../contract/library.ts'
import { setQuery } from './queries.ts'
import { t } from './ru-library.ts'

/** The statements of a set, shown before it is taken or given. */
export const SetPreview = ({ set, onClose }: { set: LibrarySet | null; onClose: () => void }) => (
  <Dialog
    open={set !== null}
    onClose={onClose}
    title={set ? t.previewTitle(set.title) : ''}
    size="l"
    footer={<Button onClick={onClose}>{t.close}</Button>}
  >
    {set && <Statements setId={set.id} />}
  </Dialog>
)

function Statements({ setId }: { setId: number }) {
  const { data, isError, refetch } = useQuery(setQuery(setId))
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  return (
    <ol className={`plain-list ${frame.section}`}>
      {data.tasks.map((task, index) => (
        <li key={task.id}>
          <Statement task={task} title={t.task(index + 1, task.title)} />
        </li>
      ))}
    </ol>
  )
}

const nothing = () => {}

/** Collapsible, so that a long set can be skimmed; also by keyboard. */
export const Statement = ({ task, title }: { task: PreviewedTask; title: string }) => (
  <Accordion title={title} open>
    <QuestionForm question={task.question} value={null} onChange={nothing} disabled verdict={null} />
  </Accordion>
)
