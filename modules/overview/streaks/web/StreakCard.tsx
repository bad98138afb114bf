import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Accordion, ButtonLink, Card, Checkbox, IconFlame, IconGift, toast, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setStreakSettings, type Streak } from '../contract/index.ts'
import { streakQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './streaks.module.css'

/** Days of the last thirty first: one that was missed never takes them to nought. */
export function StreakCard() {
  const you = useYou()
  const { data: streak } = useSuspenseQuery(streakQuery)
  const { days, best, repair, gift, nextGift } = streak
  return (
    <Card as="section" aria-labelledby="streak" className={styles.card}>
      <h2 id="streak" className={styles.title}>
        {t.title}
      </h2>
      <div className={styles.sums}>
        <p className={styles.sum}>
          <strong>{t.ofThirty(streak.daysOfThirty)}</strong>{' '}
          <span className={styles.note}>{t.ofThirtyNote}</span>
        </p>
        {days > 0 && (
          <p className={styles.row}>
            <span className={styles.flame}>
              <IconFlame aria-hidden="true" size={20} /> {t.inRow(days)}
            </span>{' '}
            {best > days && <span className={styles.note}>{t.best(best)}</span>}
          </p>
        )}
      </div>
      <ThirtyDays thirty={streak.thirty} />
      {repair ? (
        <p role="note">{you(t.repair(repair.tasksLeft, repair.until, repair.days))}</p>
      ) : (
        <p className={styles.note}>{days > 0 ? t.freezes(streak.freezesLeft) : t.noRow}</p>
      )}
      {gift ? (
        <ButtonLink
          kind="primary"
          to={link(site.market.streakGift, { id: gift })}
          icon={<IconGift aria-hidden="true" />}
        >
          {t.gift(gift)}
        </ButtonLink>
      ) : (
        nextGift && <p className={styles.note}>{t.nextGift(nextGift)}</p>
      )}
      <Accordion title={t.settings}>
        <WeekendsSwitch streak={streak} />
      </Accordion>
    </Card>
  )
}

const ThirtyDays = ({ thirty }: Pick<Streak, 'thirty'>) => (
  <ol className={`plain-list ${styles.days}`} aria-label={t.legend}>
    {thirty.map(({ day, state }) => (
      <li key={day} className={styles.day} data-state={state} title={t.day(day, state)}>
        <span className="visually-hidden">{t.day(day, state)}</span>
      </li>
    ))}
  </ol>
)

function WeekendsSwitch({ streak }: { streak: Streak }) {
  /** The chosen value, shown optimistically until the server refuses it. */
  const [pressed, setPressed] = useState<boolean | null>(null)
  const change = useCall(setStreakSettings, {
    onError: (error) => {
      setPressed(null)
      void toast(error.message, { tone: 'bad' })
    },
  })
  return (
    <Checkbox
      label={t.weekends}
      hint={t.weekendsHint}
      checked={pressed ?? streak.settings.weekendsRest}
      onChange={({ currentTarget: { checked } }) => {
        setPressed(checked)
        change.mutate({ body: { weekendsRest: checked } })
      }}
    />
  )
}
