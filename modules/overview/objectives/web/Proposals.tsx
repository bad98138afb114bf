import { useCall } from '@school/api-client'
import { Accordion, Button, Card, Confirmation, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type ObjectiveProposal, withdrawProposal } from '../contract/index.ts'
import styles from './objectives.module.css'
import { t as common } from './ru.ts'
import { t } from './ru-teacher.ts'

/** What was proposed to pupils, and how it goes there. */
export const Proposals = ({ proposals }: { proposals: readonly ObjectiveProposal[] }) => (
  <ul className={`plain-list ${frame.cards}`}>
    {proposals.map((proposal) => (
      <li key={proposal.id}>
        <Proposal proposal={proposal} />
      </li>
    ))}
  </ul>
)

function Proposal({ proposal }: { proposal: ObjectiveProposal }) {
  const [isAsking, setAsking] = useState(false)
  const { title, className, words, proposedAt, dueOn, accepted, reached, declined, pupils, can } = proposal
  const withdraw = useCall(withdrawProposal, {
    onSuccess: () => {
      toast(t.withdrawn)
      setAsking(false)
    },
    onError: ({ message }) => void toast(message, { tone: 'bad' }),
  })
  return (
    <Card as="article" className={styles.card}>
      <h3 className={frame.cardTitle}>{title}</h3>
      <p className={frame.note}>{t.facts(className, proposedAt, dueOn)}</p>
      {words && <p className={styles.words}>«{words}»</p>}
      <p className={styles.sum}>{t.sums({ accepted, reached, declined, all: pupils.length })}</p>
      <Accordion title={t.pupils(pupils.length)}>
        <ul className="plain-list">
          {pupils.map(({ id, name, state, progress, declineWords }) => (
            <li key={id} className={styles.pupil}>
              <span>
                {name}
                {declineWords !== null && (
                  <>
                    {' '}
                    <span className={frame.note}>{t.because(declineWords)}</span>
                  </>
                )}
              </span>
              <span>{t.pupilLine(t.pupilState[state], progress?.percent ?? null)}</span>
            </li>
          ))}
        </ul>
      </Accordion>
      {can.withdraw && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)} aria-label={common.of(t.withdraw, title)}>
            {t.withdraw}
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirmation
          title={t.withdrawTitle}
          action={t.withdraw}
          isBusy={withdraw.isPending}
          onClose={() => setAsking(false)}
          onAgree={() => withdraw.mutate({ params: { proposalId: proposal.id } })}
        >
          <p>{t.withdrawText}</p>
        </Confirmation>
      )}
    </Card>
  )
}
