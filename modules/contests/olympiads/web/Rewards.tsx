import { Sheet } from '@school/certificates/web'
import frame from '@school/ui/frame.module.css'
import { Card, useYou } from '@school/ui'
import type { Olympiad } from '../contract/index.ts'
import { t } from './ru-landing.ts'

/** Sample of the diploma, without a number. */
export function Rewards({ olympiad }: { olympiad: Olympiad }) {
  const you = useYou()
  const awarding = olympiad.stages.findLast(({ awards }) => awards !== null)
  const stage = awarding ?? olympiad.stages.at(-1)!
  return (
    <Card as="section" className={frame.section} aria-labelledby="rewards">
      <h2 id="rewards">{t.rewards}</h2>
      <p>{awarding ? t.rewardsText : t.certificatesOnly}</p>
      <Sheet
        isSample
        certificate={{
          id: 0,
          userId: 0,
          kind: awarding ? 'diploma_1' : 'participation',
          title: olympiad.title,
          details: stage.title,
          issuedAt: stage.resultsAt ?? stage.closesAt,
          holder: { name: you(t.sampleName), isWhole: false },
          proof: null,
          isMine: false,
        }}
      />
    </Card>
  )
}
