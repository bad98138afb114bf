import { link, type SearchOf, site } from '@school/routes'
import { ListScreen } from '@school/tables'
import { Avatar, ButtonLink, Card, CardLink } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import styles from '../people.module.css'
import { peopleQuery } from '../queries.ts'
import { t } from '../ru-people.ts'

const page = site.lms.people

/** People the viewer learns, works and lives with. */
export const PeopleScreen = ({ search }: { search: SearchOf<typeof page> }) => (
  <ListScreen
    page={page}
    search={search}
    title={t.title}
    lead={t.lead}
    query={peopleQuery(search)}
    field={{ name: 'q', label: t.name }}
    empty={{
      pose: 'look',
      title: t.empty,
      text: t.emptyText,
      action: <ButtonLink to={link(site.lms.acceptCode)}>{t.toCode}</ButtonLink>,
    }}
    nothing={{ title: t.nothing, text: t.nothingText, reset: t.toAll }}
    keyOf={({ id }) => id}
    isTiles
    card={({ id, name, avatar, relation, className }) => (
      <Card pad="s" className={styles.person}>
        <Avatar name={name} portrait={avatar} size={48} isNamed />
        <div className={styles.words}>
          <CardLink to={link(site.lms.profile, { user_id: id })}>{name}</CardLink>
          <span className={frame.note}>{t.relation(relation, className)}</span>
        </div>
      </Card>
    )}
  />
)
