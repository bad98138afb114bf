import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useNavigate } from 'react-router'
import { addHomeworkColumn, type Journal, type JournalOffer } from '../contract/index.ts'
import { quarterOf } from '../contract/periods.ts'
import { journalAt } from './addresses.ts'
import { t } from './ru.ts'

/** Homeworks of the class that have no column yet. */
export function Offers({ journal }: { journal: Journal }) {
  const { offers, can } = journal
  if (!can.write || offers.length === 0) return null
  return (
    <Card as="section" pad="l" aria-labelledby="offers" className={`no-print ${frame.section}`}>
      <div className={frame.list}>
        <h2 id="offers">{t.offers}</h2>
        <p className={frame.note}>{t.offersText}</p>
      </div>
      <ul className={`plain-list ${frame.cards}`}>
        {offers.map((offer) => (
          <Offer key={offer.homeworkId} journal={journal} offer={offer} />
        ))}
      </ul>
    </Card>
  )
}

function Offer({ journal, offer }: { journal: Journal; offer: JournalOffer }) {
  const navigate = useNavigate()
  const { homeworkId, title, discipline, day, handedIn } = offer
  const { schoolClassId, schoolYear, pupils } = journal
  const add = useCall(addHomeworkColumn, {
    onSuccess: () => {
      toast(t.putDone(title), { tone: 'ok' })
      void navigate(
        journalAt(schoolClassId, { discipline: discipline.key, period: quarterOf(schoolYear, day) }),
        {
          preventScrollReset: true,
        },
      )
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <li className={`${frame.row} ${frame.between}`}>
      <span>
        {t.offer(title, discipline.title)}{' '}
        <span className={frame.note}>{t.handedIn(handedIn, pupils.length)}</span>
      </span>
      <Button
        size="s"
        aria-label={t.putOf(title)}
        loading={add.isPending}
        onClick={() => add.mutate({ params: { schoolClassId }, body: { homeworkId } })}
      >
        {t.put}
      </Button>
    </li>
  )
}
