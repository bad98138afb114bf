import { link, site } from '@school/routes'
import { Avatar, Button, ButtonLink, Card, CardLink, EmptyState, Pagination, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import type { Acquaintance } from '../../contract/index.ts'
import styles from '../people.module.css'
import { peopleQuery } from '../queries.ts'
import { t } from '../ru-people.ts'

export interface PeopleScreenProps {
  /** What is looked for in names; empty for everybody. */
  name: string
  page: number
}

const addressOf = (name: string) => (page: number) => {
  const search = new URLSearchParams({ ...(name && { q: name }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `${link(site.lms.people)}?${search}` : link(site.lms.people)
}

/** Whom the viewer learns, works and lives with. */
export function PeopleScreen({ name, page }: PeopleScreenProps) {
  const { data } = useSuspenseQuery(peopleQuery({ name, page }))
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{t.title}</h1>
        <p className={frame.lead}>{t.lead}</p>
      </header>
      <Form action={link(site.lms.people)} role="search" aria-label={t.title} className={styles.search}>
        <TextInput key={name} type="search" name="q" label={t.name} defaultValue={name} maxLength={80} />
        <Button type="submit">{t.find}</Button>
      </Form>
      {data.rows.length === 0 ? (
        <EmptyState
          pose="look"
          title={name ? t.nothing : t.nobody}
          text={name ? t.nothingText : t.nobodyText}
          action={
            <ButtonLink to={link(name ? site.lms.people : site.lms.acceptCode)}>
              {name ? t.toAll : t.toCode}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={`plain-list ${styles.people}`}>
          {data.rows.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={data.totalPages} to={addressOf(name)} />
    </div>
  )
}

const PersonCard = ({ person: { id, name, avatar, relation, className } }: { person: Acquaintance }) => (
  <Card as="li" pad="s" className={styles.person}>
    <Avatar name={name} portrait={avatar} size={48} isNamed />
    <div className={styles.words}>
      <CardLink to={link(site.lms.profile, { user_id: id })}>{name}</CardLink>
      <span className={frame.note}>{t.relation(relation, className)}</span>
    </div>
  </Card>
)
