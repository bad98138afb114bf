import '@school/ui/math.css'
import '@school/ui/prose.css'
import { isShuffled } from '@school/task-forms/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { HintsAndKey } from '../preview/HintsAndKey.tsx'
import { PreviewFacts } from '../preview/PreviewFacts.tsx'
import { PreviewForm } from '../preview/PreviewForm.tsx'
import { type Frame, PreviewTools } from '../preview/PreviewTools.tsx'
import { t } from '../preview/ru.ts'
import { taskPreviewQuery } from '../queries.ts'
import styles from './TaskPreviewScreen.module.css'

export interface TaskPreviewScreenProps {
  taskId: number
  seed: number
  frame: Frame
}

/** A task as a pupil sees it, with its key at hand: for those who make tasks and teach by them. */
export function TaskPreviewScreen({ taskId, seed, frame }: TaskPreviewScreenProps) {
  const { data: task } = useSuspenseQuery(taskPreviewQuery(taskId, seed))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title(task.title)}</h1>
        <p>{t.lead}</p>
        <PreviewFacts task={task} />
        <PreviewTools
          frame={frame}
          seed={seed}
          hasOptions={isShuffled(task.question)}
          hasVariants={task.hasVariants}
        />
      </header>
      <section aria-labelledby="as-pupil" className={styles.stage} data-frame={frame}>
        <h2 id="as-pupil" className="visually-hidden">
          {t.asPupil}
        </h2>
        {/* A form of its own for each order of options: an answer to another one would mislead. */}
        <PreviewForm key={seed} task={task} seed={seed} />
      </section>
      <HintsAndKey task={task} />
    </div>
  )
}
