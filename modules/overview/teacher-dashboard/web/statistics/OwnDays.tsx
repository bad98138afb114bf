import { Button } from '@school/ui'
import { DateInput } from '@school/ui/office'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { faultOfDays } from '../../contract/index.ts'
import { type Shown, periodAt } from './in-address.ts'
import { t } from './ru.ts'
import styles from './statistics.module.css'

/** A valid period is written to the address; an invalid one shows what is wrong. */
export function OwnDays({ shown }: { shown: Shown }) {
  const navigate = useNavigate()
  const [days, setDays] = useState({ from: shown.from, to: shown.to })
  const [isAsked, setAsked] = useState(false)
  const { from, to } = days
  const fault = from !== null && to !== null ? faultOfDays({ from, to }) : null
  const submit = () => {
    setAsked(true)
    if (from === null || to === null || fault !== null) return
    void navigate(periodAt({ ...shown, from, to }), { preventScrollReset: true })
  }
  return (
    <form
      aria-label={t.ownDays}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DateInput
        label={t.from}
        value={from}
        onChange={(day) => setDays({ ...days, from: day })}
        error={isAsked && from === null ? t.bothDays : null}
      />
      <DateInput
        label={t.to}
        value={to}
        onChange={(day) => setDays({ ...days, to: day })}
        error={isAsked ? (to === null ? t.bothDays : fault && t.faults[fault]) : null}
      />
      <Button type="submit">{t.show}</Button>
    </form>
  )
}
