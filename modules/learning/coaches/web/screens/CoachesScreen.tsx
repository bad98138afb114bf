import { link, site } from '@school/routes'
import { ButtonLink, Card, CardLink, ChipNav, EmptyState, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CoachState } from '../../contract/index.ts'
import { coachesQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface CoachesScreenProps {
  state: CoachState
  page: number
}

const inOrder: readonly CoachState[] = ['on_check', 'returned', 'approved', 'draft']
const addressOf = (state: CoachState, page = 1) =>
  link(site.lms.teacherCoaches, {}, { state, page: page > 1 ? page : null })

/** Those whose data are to be checked, and were: for methodists. */
export function CoachesScreen({ state, page }: CoachesScreenProps) {
  const { data } = useSuspenseQuery(coachesQuery(state, page))
  const [title, text] = t.nobody[state]
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.coaches}</h1>
        <p className={frame.lead}>{t.coachesLead}</p>
        <ChipNav
          label={t.statesOf}
          choices={inOrder.map((one) => ({
            to: addressOf(one),
            title: t.states[one],
            isChosen: one === state,
          }))}
        />
      </header>
      {data.rows.length === 0 ? (
        <EmptyState
          title={title}
          text={text}
          action={state !== 'on_check' && <ButtonLink to={addressOf('on_check')}>{t.toWaiting}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {data.rows.map((coach) => (
            <Card as="li" key={coach.coachId}>
              <CardLink to={link(site.lms.teacherCoach, { coach_id: coach.coachId })}>{coach.name}</CardLink>
              <p className={frame.note}>{coach.subjects.join(', ') || t.notSaid}</p>
              {coach.sentAt && <p className={frame.note}>{t.sentAt(coach.sentAt)}</p>}
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        totalPages={data.totalPages}
        to={(number) => addressOf(state, number)}
        label={t.pages}
      />
    </div>
  )
}
