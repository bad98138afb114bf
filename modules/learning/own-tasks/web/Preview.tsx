import '@school/ui/math.css'
import '@school/ui/prose.css'
import { useCall } from '@school/api-client'
import type { Question } from '@school/tasks/contract'
import { AnswerView, Html, QuestionForm, SampleForm } from '@school/task-forms/web'
import { Accordion, Button, Card, Choices, ErrorState, Radio, Skeletons, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tryOwnTask } from '../contract/index.ts'
import type { OwnTask, TaskVariant } from '../contract/own-task.ts'
import { byPerson } from './kinds.ts'
import styles from './Preview.module.css'
import { variantsQuery } from './queries.ts'
import { t } from './ru.ts'

interface PreviewProps {
  task: OwnTask
  /** Saves the typed text first: otherwise the answer would be judged by an older version. */
  beforeTrying: () => Promise<unknown>
}

/** The task as a pupil sees it, wide and on a telephone; answers are really judged. */
export function Preview({ task, beforeTrying }: PreviewProps) {
  const [isPhone, setPhone] = useState(false)
  const [variant, setVariant] = useState<TaskVariant | null>(null)
  const { preview } = task
  const question = variant?.question ?? preview?.question
  return (
    <Card as="section" aria-labelledby="preview" className={frame.section}>
      <h2 id="preview">{t.preview}</h2>
      {preview && question ? (
        <>
          <p className={frame.note}>{t.previewNote}</p>
          <Choices legend={t.screenSize}>
            <div className={frame.row}>
              <Radio name="screen" label={t.wide} checked={!isPhone} onChange={() => setPhone(false)} />
              <Radio name="screen" label={t.phone} checked={isPhone} onChange={() => setPhone(true)} />
            </div>
          </Choices>
          <div className={styles.screen} data-phone={isPhone || undefined}>
            <Player
              // A changed text is another task: the answer to the old one is discarded.
              key={JSON.stringify(question)}
              task={task}
              title={preview.title}
              question={question}
              variant={variant?.number ?? preview.variant}
              beforeTrying={beforeTrying}
            />
            {preview.hints.length > 0 && (
              <Accordion title={t.showHints}>
                <ol className={frame.lines}>
                  {preview.hints.map((hint) => (
                    <li key={hint}>
                      <Html className="md" html={hint} />
                    </li>
                  ))}
                </ol>
              </Accordion>
            )}
          </div>
          {preview.variant !== null && <Variants key={task.version} task={task} onChoose={setVariant} />}
        </>
      ) : (
        <p className={frame.note}>{t.previewLater}</p>
      )}
    </Card>
  )
}

interface PlayerProps extends PreviewProps {
  title: string
  question: Question
  variant: number | null
}

const nothing = () => {}

function Player({ task, title, question, variant, beforeTrying }: PlayerProps) {
  const trial = useCall(tryOwnTask)
  if (byPerson.includes(question.kind))
    return (
      <div className={frame.section}>
        <h3>{title}</h3>
        <QuestionForm question={question} value={null} onChange={nothing} disabled />
        <p className={frame.note}>{t.checkedByYou}</p>
      </div>
    )
  const { data, error, isPending } = trial
  return (
    <SampleForm
      sample={{ id: task.id, title, question }}
      check={{
        send: (response) => {
          void beforeTrying().then(() =>
            trial.mutate({ params: { ownTaskId: task.id }, body: { response, variant } }),
          )
        },
        reset: trial.reset,
        isPending,
        verdict: data?.verdict ?? null,
        trouble: error?.message,
      }}
      solution={{
        show: nothing,
        isPending: false,
        solution: data?.solution ?? null,
        trouble: undefined,
      }}
      rightNext={t.rightNext}
      wrongNext={t.wrongNext}
    />
  )
}

interface VariantsProps {
  task: OwnTask
  onChoose: (variant: TaskVariant) => void
}

function Variants({ task, onChoose }: VariantsProps) {
  const [isAsked, setAsked] = useState(false)
  const { data, isError, refetch } = useQuery({ ...variantsQuery(task.id), enabled: isAsked })
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{t.showVariants}</Button>
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={6} />
      </Skeletons>
    )
  return (
    <div className={frame.section}>
      <h3>{t.variantsTitle}</h3>
      <ol className={`plain-list ${styles.variants}`}>
        {data.map((variant) => (
          <li key={variant.number} className={styles.variant}>
            <Button size="s" onClick={() => onChoose(variant)}>
              {t.variant(variant.number)}
            </Button>
            <span className={styles.values}>{variant.values}</span>
            <span>{t.rightAnswer}</span>
            <AnswerView question={variant.question} answer={variant.answer} />
          </li>
        ))}
      </ol>
    </div>
  )
}
