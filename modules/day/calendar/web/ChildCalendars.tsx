import { link, site } from '@school/routes'
import { ButtonLink } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

/** From the calendar of a parent to those of the children. */
export const ChildCalendars = ({ people }: { people: readonly { id: number; name: string }[] }) => (
  <nav aria-label={t.childCalendars} className={`no-print ${frame.row}`}>
    {people.map(({ id, name }) => (
      <ButtonLink key={id} size="s" to={link(site.user.childCalendar, { child_id: id })}>
        {name}
      </ButtonLink>
    ))}
  </nav>
)
