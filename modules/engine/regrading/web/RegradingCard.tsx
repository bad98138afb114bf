import { factsOf } from '@school/texts'
import { Button, ButtonLink, Card, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useId, useState } from 'react'
import type { Regrading } from '../contract/index.ts'
import { Deciding } from './Deciding.tsx'
import { taskAt } from './queries.ts'
import { t } from './ru.ts'
import { Undoing } from './Undoing.tsx'

export interface RegradingCardProps {
  regrading: Regrading
  /** Show the effects without a click. */
  isOpen: boolean
  onDecided: () => void
}

const chipOf = ({ state, undoes, undoneAt }: Regrading) => {
  if (undoneAt) return { tone: 'plain', text: t.undone } as const
  if (state === 'held') return { tone: 'warn', text: t.states.held } as const
  if (state === 'waiting') return { tone: 'accent', text: undoes ? t.undoing : t.states.waiting } as const
  if (undoes) return { tone: 'plain', text: t.givenBack } as const
  return { tone: state === 'done' ? 'ok' : 'plain', text: t.states[state] } as const
}

/** A task whose key has changed: what becomes of it, and what may be done. */
export function RegradingCard({ regrading, isOpen, onDecided }: RegradingCardProps) {
  const { task, works, state, heldFor, undoes, undoneAt, can } = regrading
  const titleId = useId()
  const [isShown, setIsShown] = useState(isOpen)
  const chip = chipOf(regrading)
  const canAct = can.decide || can.undo
  const toTask = (
    <ButtonLink kind="quiet" to={taskAt(task.id)}>
      {t.preview}
    </ButtonLink>
  )
  return (
    <Card as="article" pad="l" className={frame.section} aria-labelledby={titleId}>
      <header className={frame.list}>
        <p>
          <Chip size="s" tone={chip.tone}>
            {chip.text}
          </Chip>
        </p>
        <h2 id={titleId} className={frame.cardTitle}>
          {undoes ? t.undoTitle(task.title) : task.title}
        </h2>
        {works.length > 0 && <p className={frame.cardText}>{works.join('; ')}</p>}
        <p className={frame.note}>
          {factsOf(
            !undoes && t.changedAt(regrading.createdAt),
            t.decided(regrading),
            undoneAt && t.undoneAsked(undoneAt),
          )}
        </p>
        {state === 'held' && heldFor && <p>{t.heldFor[heldFor]}</p>}
        {state === 'waiting' && (
          <p role="status">{t.progress(regrading.answersSeen, regrading.answersTotal)}</p>
        )}
        {state === 'done' && <p>{t.done(regrading)}</p>}
      </header>
      {isShown && can.decide && (
        <Deciding regrading={regrading} onDecided={onDecided}>
          {toTask}
        </Deciding>
      )}
      {isShown && can.undo && (
        <Undoing regrading={regrading} onClose={() => setIsShown(false)}>
          {toTask}
        </Undoing>
      )}
      {!(isShown && canAct) && (
        <div className={frame.row}>
          {canAct && <Button onClick={() => setIsShown(true)}>{can.decide ? t.show : t.undo}</Button>}
          {toTask}
        </div>
      )}
    </Card>
  )
}
