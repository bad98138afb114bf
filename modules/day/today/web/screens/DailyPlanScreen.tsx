import { useCall, useIsForChild } from '@school/api-client'
import { link, site } from '@school/routes'
import { addDays } from '@school/texts'
import { Accordion, Button, Card, Chip, IconPlus, late, Link, PageHeader, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type DailyPlan, firstCourse, type PlanRow, returnDay, takeDayOff } from '../../contract/index.ts'
import { dayAt } from '../addresses.ts'
import { FocusTimer } from '../FocusTimer.tsx'
import { LimitBar } from '../LimitBar.tsx'
import { OfferList } from '../OfferList.tsx'
import type { Asked } from '../PlanDialogs.tsx'
import styles from '../PlanList.module.css'
import { PlanRowItem } from '../PlanRowItem.tsx'
import { PlanState } from '../PlanState.tsx'
import { planQuery } from '../queries.ts'
import { t } from '../ru-plan.ts'
import { type PlanOrder, useOrder } from '../use-order.ts'
import { type PlanHands, usePlan } from '../use-plan.ts'
import { WeekStrip } from '../WeekStrip.tsx'

const { Part: Dialogs, prefetch } = late(() =>
  import('../PlanDialogs.tsx').then((loaded) => loaded.PlanDialogs),
)

export interface DailyPlanScreenProps {
  /** `null` is today. */
  date: string | null
  /** Cards next to the plan, from the modules that know them. */
  cards?: ReactNode
}

/** What a pupil does today, in order, with its reasons and its sum; other days next to it. */
export function DailyPlanScreen({ date, cards }: DailyPlanScreenProps) {
  const { data: plan } = useSuspenseQuery(planQuery(date))
  const hands = usePlan(plan)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isForChild = useIsForChild()
  const lists = { plan, hands, onRefuse: (row: PlanRow) => setAsked({ kind: 'refuse', row }) }
  const isToday = plan.date === plan.today
  const isOffered = isToday && !isForChild && plan.rows.length === 0
  // Who learns nothing yet begins with a course, not with a rest.
  const hasFirstStep = isOffered && !plan.isDayOff && plan.offers.some(({ key }) => key === firstCourse)
  return (
    <div className={frame.page}>
      <Head plan={plan} hasFirstStep={hasFirstStep} />
      <WeekStrip days={plan.week} date={plan.date} today={plan.today} />
      <div className={frame.columns}>
        <div className={frame.column}>
          {hasFirstStep && <OfferList offers={plan.offers} isFirstStep />}
          <Card as="section" aria-labelledby="plan" className={frame.section}>
            <h2 id="plan" className="visually-hidden">
              {t.list}
            </h2>
            {plan.rest && <Rest plan={plan} hands={hands} />}
            <PlanState plan={plan} hasFirstStep={hasFirstStep} />
            {plan.rows.length > 0 && (
              <LimitBar plan={plan} hands={hands} onLimit={() => setAsked({ kind: 'limit' })} />
            )}
            <OwnOrder {...lists} />
            <DayButtons plan={plan} hands={hands} onAdd={() => setAsked({ kind: 'add' })} />
          </Card>
          <IfTimeLeft {...lists} />
          <Aside plan={plan} hands={hands} />
        </div>
        <div className={frame.column}>
          {isToday && !isForChild && <FocusTimer />}
          {cards}
          {isOffered && !hasFirstStep && <OfferList offers={plan.offers} isFirstStep={false} />}
          <Wishes plan={plan} hands={hands} />
        </div>
      </div>
      {asked && (
        <Dialogs asked={asked} plan={plan} onClose={() => setAsked(null)} onFail={() => setAsked(null)} />
      )}
    </div>
  )
}

interface HeadProps {
  plan: DailyPlan
  hasFirstStep: boolean
}

function Head({ plan: { date, today, easy, isDayOff, stage, rows }, hasFirstStep }: HeadProps) {
  const notes = { past: t.past, coming: t.coming, open: null, begun: null } as const
  const isForChild = useIsForChild()
  // In the first days the plan has a lesson also when there is no school.
  const isShort = easy !== null && !isDayOff && !hasFirstStep && rows.every(({ thing }) => thing !== 'lesson')
  const note = notes[stage] ?? (isShort ? t.easyNote : null)
  return (
    <PageHeader title={date === today ? t.title : t.titleOf(date)}>
      <div className={frame.row}>
        <p className={frame.lead}>{t.day(date)}</p>
        {easy !== null && <Chip tone="accent">{t.easy[easy]}</Chip>}
        {isDayOff && <Chip tone="ok">{t.dayOff}</Chip>}
        {date !== today && <Link to={dayAt(today, today)}>{t.toToday}</Link>}
        {!isForChild && <Link to={link(site.user.dashboard)}>{t.toCourses}</Link>}
      </div>
      {note && <p className={frame.note}>{note}</p>}
    </PageHeader>
  )
}

interface ListProps {
  plan: DailyPlan
  hands: PlanHands
  onRefuse: (row: PlanRow) => void
}

/** The rows of the day as the pupil puts them. */
function OwnOrder(lists: ListProps) {
  const you = useYou()
  const order = useOrder(lists.plan)
  return (
    <>
      <p role="status" className="visually-hidden">
        {order.news}
      </p>
      <Rows rows={order.shown} order={order} {...lists} />
      {order.hasGrips && <p className={frame.note}>{you(t.howToOrder)}</p>}
    </>
  )
}

const Rows = ({
  rows,
  plan,
  hands,
  onRefuse,
  order,
}: ListProps & { rows: readonly PlanRow[]; order?: PlanOrder | undefined }) =>
  rows.length > 0 && (
    <ul className={`plain-list ${styles.list}`} data-places={order && ''}>
      {rows.map((row, index) => (
        <PlanRowItem
          key={row.key}
          row={row}
          zone={plan.timezone}
          hands={hands}
          onRefuse={onRefuse}
          order={order}
          index={index}
        />
      ))}
    </ul>
  )

function Rest({ plan: { rest, today, can }, hands }: { plan: DailyPlan; hands: PlanHands }) {
  return (
    <div className={`${frame.row} ${frame.between}`}>
      <p>{t.rest(rest!.count, rest!.from === addDays(today, -1))}</p>
      {can.change && (
        <Button size="s" loading={hands.isBusy} onClick={hands.takeRest}>
          {t.takeRest}
        </Button>
      )}
    </div>
  )
}

function DayButtons({ plan, hands, onAdd }: { plan: DailyPlan; hands: PlanHands; onAdd: () => void }) {
  const onError = ({ message }: { message: string }) => toast(message, { tone: 'bad' })
  const off = useCall(takeDayOff, { onError, onSuccess: () => toast(t.dayOffTaken, { tone: 'ok' }) })
  const back = useCall(returnDay, { onError })
  const { can, date, stage } = plan
  if (!can.change) return null
  return (
    <div className={frame.section}>
      <div className={frame.row}>
        {can.begin && (
          <Button kind="primary" loading={hands.isBeginning} onClick={hands.begin}>
            {t.begin}
          </Button>
        )}
        <Button
          icon={<IconPlus aria-hidden="true" />}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={onAdd}
        >
          {t.add}
        </Button>
        {can.takeDayOff && (
          <Button kind="quiet" loading={off.isPending} onClick={() => off.mutate({ body: { day: date } })}>
            {t.takeDayOff}
          </Button>
        )}
        {can.returnDay && (
          <Button
            kind="quiet"
            loading={back.isPending}
            onClick={() => back.mutate({ params: { day: date } })}
          >
            {t.returnDay}
          </Button>
        )}
      </div>
      {stage === 'open' && can.begin && <p className={frame.note}>{t.beginNote}</p>}
      {stage === 'begun' && <p className={frame.note}>{t.begun}</p>}
    </div>
  )
}

function IfTimeLeft(lists: ListProps) {
  const rows = lists.plan.ifTimeLeft
  if (rows.length === 0) return null
  return (
    <Card as="section" aria-labelledby="if-time-left" className={frame.section}>
      <h2 id="if-time-left" className={frame.cardTitle}>
        {t.ifTimeLeft}
      </h2>
      <p className={frame.note}>{t.ifTimeLeftNote}</p>
      <Rows rows={rows} {...lists} />
    </Card>
  )
}

function Aside({ plan: { aside, date, today, can }, hands }: { plan: DailyPlan; hands: PlanHands }) {
  if (aside.length === 0) return null
  const isOpen = date === today && can.change
  return (
    <Card as="section" aria-labelledby="aside" className={frame.section}>
      <h2 id="aside" className={frame.cardTitle}>
        {t.aside}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {aside.map((row) => (
          <li key={row.key} className={styles.aside}>
            <span className={styles.asideWords}>
              {row.title}
              <span className={frame.note}>{t.asideState[row.state === 'moved' ? 'moved' : 'hidden']}</span>
            </span>
            {isOpen && (
              <Button size="s" kind="quiet" aria-label={t.backOf(row.title)} onClick={() => hands.back(row)}>
                {t.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Wishes({ plan: { wishes, can }, hands }: { plan: DailyPlan; hands: PlanHands }) {
  const isForChild = useIsForChild()
  if (wishes.length === 0) return null
  return (
    <Accordion title={isForChild ? t.wishesOfChild : t.wishes} note={wishes.length}>
      <p className={frame.note}>{t.wishesNote}</p>
      <ul className={`plain-list ${styles.list}`}>
        {wishes.map((wish) => (
          <li key={wish.id} className={styles.aside}>
            <span className={styles.asideWords}>
              {wish.title}
              <span className={frame.note}>{t.wish(wish)}</span>
            </span>
            {can.change && (
              <Button
                size="s"
                kind="quiet"
                aria-label={t.wishBack(wish.title)}
                onClick={() => hands.takeWishBack(wish.id)}
              >
                {t.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Accordion>
  )
}
