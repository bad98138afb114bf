import { useState } from 'react'
import type { Question, Response, TaskStatus } from '@school/tasks/contract'
import { Hints } from '../Hints.tsx'
import { QuestionForm } from '../QuestionForm.tsx'
import { statusText } from '../ru.ts'
import { SolutionView } from '../SolutionView.tsx'
import { TaskStatusChip } from '../TaskStatusChip.tsx'
import { VerdictView } from '../VerdictView.tsx'
import styles from './TaskGallery.module.css'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

const ignore = () => {}
const taskStatuses = Object.keys(statusText) as TaskStatus[]

function Live({ question }: { question: Question }) {
  const [value, setValue] = useState<Response | null>(null)
  return <QuestionForm question={question} value={value} onChange={setValue} />
}

function SampleStates({ sample: { name, question, answers, solution } }: { sample: Sample }) {
  return (
    <section className={styles.kind}>
      <h2>{name}</h2>
      <div className={styles.states}>
        <article className={styles.card}>
          <h3 className={styles.state}>пусто, можно отвечать</h3>
          <Live question={question} />
        </article>
        {answers.map(({ state, value, verdict }) => (
          <article key={state} className={styles.card}>
            <h3 className={styles.state}>{state}</h3>
            <QuestionForm
              question={question}
              value={value}
              onChange={ignore}
              verdict={verdict}
              disabled={verdict !== null}
            />
            <VerdictView verdict={verdict} gainedXp={verdict?.outcome === 'right' ? 30 : 0} />
          </article>
        ))}
        <article className={styles.card}>
          <h3 className={styles.state}>разбор</h3>
          <SolutionView question={question} solution={solution} />
        </article>
      </div>
    </section>
  )
}

const hintTexts = ['<p>С чего начать? Посмотри на обе чаши.</p>', '<p>Сними поровну.</p>']

/** Every kind of task in every state. */
export function TaskGallery() {
  return (
    <div className={styles.gallery}>
      <section className={styles.kind}>
        <h2>Состояния задачи</h2>
        <p className={styles.row}>
          {taskStatuses.map((status) => (
            <TaskStatusChip key={status} status={status} />
          ))}
        </p>
        <p className={styles.row}>
          {taskStatuses.map((status) => (
            <TaskStatusChip key={status} status={status} compact />
          ))}
        </p>
      </section>
      <section className={styles.kind}>
        <h2>Подсказки</h2>
        <div className={styles.states}>
          {[0, 1, 2].map((opened) => (
            <article key={opened} className={styles.card}>
              <Hints hints={hintTexts.slice(0, opened)} total={2} onOpen={ignore} />
            </article>
          ))}
        </div>
      </section>
      {samples.map((sample) => (
        <SampleStates key={sample.name} sample={sample} />
      ))}
    </div>
  )
}
