import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Objective, thankForObjective, withdrawFromChild } from '../contract/index.ts'
import { ProposeToChild, SupportDialog } from './ChildDialogs.tsx'
import { ObjectiveFacts } from './ObjectiveFacts.tsx'
import styles from './objectives.module.css'
import { childObjectivesQuery } from './queries.ts'
import { t as texts } from './ru.ts'
import { t } from './ru-family.ts'

export interface ChildObjectivesPartProps {
  childId: number
  name: string
  /** `null` of a child without a grade. */
  gradeIndex: number | null
}

const onError = ({ message }: { message: string }) => void toast(message, { tone: 'bad' })

/** The goals of a child, with what a parent may promise and propose. */
export function ChildObjectivesPart({ childId, name, gradeIndex }: ChildObjectivesPartProps) {
  const { data } = useSuspenseQuery(childObjectivesQuery(childId))
  const [isProposing, setProposing] = useState(false)
  return (
    <section className={frame.section} aria-label={texts.of(t.title, name)}>
      <h3>{t.title}</h3>
      {data.objectives.length === 0 && <p className={frame.note}>{t.none}</p>}
      <ul className={`plain-list ${frame.tiles}`}>
        {data.objectives.map((goal) => (
          <li key={goal.id}>
            <ChildGoal goal={goal} />
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={() => setProposing(true)} aria-label={texts.of(t.propose, name)}>
          {t.propose}
        </Button>
      </div>
      {isProposing && (
        <ProposeToChild
          childId={childId}
          name={name}
          gradeIndex={gradeIndex}
          today={data.today}
          onClose={() => setProposing(false)}
        />
      )}
    </section>
  )
}

const stateWords: Partial<Record<Objective['state'], string>> = {
  proposed: t.waits,
  reached: t.reached,
  claimed: t.reached,
  expired: t.expired,
}

function ChildGoal({ goal }: { goal: Objective }) {
  const [isSupporting, setSupporting] = useState(false)
  const params = { objectiveId: goal.id }
  const { can, state, supports } = goal
  const mine = supports.find(({ isMine }) => isMine)
  const thank = useCall(thankForObjective, {
    onSuccess: () => void toast(t.thanked, { tone: 'ok' }),
    onError,
  })
  const withdraw = useCall(withdrawFromChild, { onSuccess: () => void toast(t.withdrawn), onError })
  const promise = mine ? t.change : t.support
  return (
    <Card as="article" pad="s" tone={state === 'reached' ? 'ok' : 'sunken'} className={styles.card}>
      <ObjectiveFacts goal={goal} level="h4" />
      {stateWords[state] && <p className={frame.note}>{stateWords[state]}</p>}
      <div className={frame.row}>
        {can.thank && (
          <Button
            kind="primary"
            loading={thank.isPending}
            aria-label={texts.of(t.thank, goal.title)}
            onClick={() => thank.mutate({ params })}
          >
            {t.thank}
          </Button>
        )}
        {can.support && (
          <Button onClick={() => setSupporting(true)} aria-label={texts.of(promise, goal.title)}>
            {promise}
          </Button>
        )}
        {can.withdraw && (
          <Button
            kind="quiet"
            loading={withdraw.isPending}
            aria-label={texts.of(t.withdraw, goal.title)}
            onClick={() => withdraw.mutate({ params })}
          >
            {t.withdraw}
          </Button>
        )}
      </div>
      {isSupporting && (
        <SupportDialog params={params} reward={mine?.reward ?? ''} onClose={() => setSupporting(false)} />
      )}
    </Card>
  )
}
