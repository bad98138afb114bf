import { isCheckedByPerson } from '@school/tasks/contract'
import { AnswerView, Html } from '@school/task-forms/web'
import { Accordion, Button, Card, Chip, StatNumber } from '@school/ui'
import { AskedView } from '@school/results/web'
import { useId } from 'react'
import frame from '@school/ui/frame.module.css'
import {
  type AnalysedPupil,
  type AnalysedTask,
  isTooFew,
  type Mistake,
  powerOf,
} from '../contract/analysis.ts'
import { t } from './ru-analysis.ts'
import styles from './AnalysedTaskCard.module.css'

interface AnalysedTaskCardProps {
  task: AnalysedTask
  onPupil: (pupil: AnalysedPupil) => void
}

export function AnalysedTaskCard({ task, onPupil }: AnalysedTaskCardProps) {
  const titleId = useId()
  const { unanswered, question } = task
  const isByPerson = isCheckedByPerson(task.kind)
  return (
    <Card as="article" pad="l" aria-labelledby={titleId} className={frame.section}>
      <h3 id={titleId}>{t.heading(task.places, task.title)}</h3>
      {task.answered === 0 ? <p className={frame.note}>{t.noAnswers}</p> : <Figures task={task} />}
      {isByPerson ? (
        <p className={frame.note}>{t.byPerson}</p>
      ) : (
        task.answered > 0 && <Mistakes task={task} onPupil={onPupil} />
      )}
      {unanswered.length > 0 && (
        <Accordion title={t.unanswered(unanswered.length)}>
          <p className={frame.note}>{t.unansweredNote}</p>
          <p>{unanswered.map(({ name }) => name).join(', ')}</p>
        </Accordion>
      )}
      <Accordion title={isByPerson ? t.asked : t.askedAndRight}>
        <div className={frame.section}>
          <AskedView question={question} />
          {!isByPerson && (
            <div className={frame.list}>
              <strong>{t.right}</strong>
              <AnswerView question={question} answer={task.answer} />
            </div>
          )}
        </div>
      </Accordion>
    </Card>
  )
}

function Figures({ task }: { task: AnalysedTask }) {
  const { answered, solvedPercent, firstTryPercent, meanTries, discrimination } = task
  const isFew = isTooFew(task)
  const power = discrimination === null ? null : powerOf(discrimination)
  return (
    <>
      <div className={frame.figures}>
        <StatNumber
          value={solvedPercent === null ? t.none : t.percent(solvedPercent)}
          label={t.solvedOf(answered)}
        />
        <StatNumber value={firstTryPercent === null ? t.none : t.percent(firstTryPercent)} label={t.first} />
        <StatNumber value={meanTries === null ? t.none : t.triesOf(meanTries)} label={t.tries} />
        <StatNumber value={power ? t.powers[power] : isFew ? t.few : t.alike} label={t.power} />
      </div>
      <p className={frame.note}>
        {power ? t.powerNote(discrimination!, power) : isFew ? t.fewNote : t.alikeNote}
      </p>
    </>
  )
}

/** Repeated answers are shown at once, single ones after a press. */
function Mistakes({ task, onPupil }: AnalysedTaskCardProps) {
  const { mistakes, otherMistakes } = task
  const repeated = mistakes.filter(({ pupils }) => pupils.length > 1)
  const single = mistakes.filter(({ pupils }) => pupils.length === 1)
  const list = (shown: readonly Mistake[]) => (
    <ol className={`plain-list ${styles.mistakes}`}>
      {shown.map((mistake, index) => (
        <li key={index} className={frame.list}>
          <MistakeView task={task} mistake={mistake} onPupil={onPupil} />
        </li>
      ))}
    </ol>
  )
  if (mistakes.length === 0) return <p className={frame.note}>{t.noMistakes}</p>
  return (
    <>
      {mistakes.some(({ question }) => question !== null) && <p className={frame.note}>{t.ofVariants}</p>}
      {repeated.length > 0 && (
        <>
          <h4>{t.mistakes}</h4>
          {list(repeated)}
        </>
      )}
      {single.length > 0 && (
        <Accordion title={t.single(single.length + otherMistakes)}>
          {list(single)}
          {otherMistakes > 0 && <p className={frame.note}>{t.others(otherMistakes)}</p>}
        </Accordion>
      )}
      {single.length === 0 && otherMistakes > 0 && <p className={frame.note}>{t.others(otherMistakes)}</p>}
    </>
  )
}

interface MistakeViewProps extends AnalysedTaskCardProps {
  mistake: Mistake
}

/** A wrong answer, the author's comment on it, and the pupils who gave it. */
function MistakeView({ task, mistake, onPupil }: MistakeViewProps) {
  const { response, question, feedback, pupils, solvedLater, isPartial } = mistake
  return (
    <>
      {question && <AskedView question={question} />}
      <AnswerView question={question ?? task.question} answer={response} />
      {isPartial && (
        <div>
          <Chip size="s" tone="warn">
            {t.partial}
          </Chip>
        </div>
      )}
      {feedback && <Html className="md" html={feedback} />}
      <Accordion title={t.gave(pupils.length, solvedLater)}>
        <ul className={`plain-list ${frame.row}`}>
          {pupils.map((pupil) => (
            <li key={pupil.userId}>
              <Button size="s" onClick={() => onPupil(pupil)}>
                {pupil.name}
              </Button>
            </li>
          ))}
        </ul>
      </Accordion>
    </>
  )
}
