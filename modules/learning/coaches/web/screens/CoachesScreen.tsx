import { link, type SearchOf, site } from '@school/routes'
import { ListScreen } from '@school/tables'
import { ButtonLink, Card, CardLink } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { coachesQuery } from '../queries.ts'
import { t } from '../ru.ts'

const page = site.lms.teacherCoaches

/** Those whose data are to be checked, and were: for methodists. */
export function CoachesScreen({ search }: { search: SearchOf<typeof page> }) {
  const [title, text] = t.empty[search.state]
  return (
    <ListScreen
      page={page}
      search={search}
      title={t.coaches}
      lead={t.coachesLead}
      query={coachesQuery(search)}
      choice={{ name: 'state', label: t.statesOf, titles: t.states }}
      empty={{
        title,
        text,
        action: search.state !== 'on_check' && <ButtonLink to={link(page)}>{t.toWaiting}</ButtonLink>,
      }}
      pages={t.pages}
      keyOf={({ coachId }) => coachId}
      card={({ coachId, name, subjects, sentAt }) => (
        <Card>
          <CardLink to={link(site.lms.teacherCoach, { coach_id: coachId })}>{name}</CardLink>
          <p className={frame.note}>{subjects.join(', ') || t.notSaid}</p>
          {sentAt && <p className={frame.note}>{t.sentAt(sentAt)}</p>}
        </Card>
      )}
    />
  )
}
