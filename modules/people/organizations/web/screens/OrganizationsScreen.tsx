import { link, portal } from '@school/routes'
import { Button, ButtonLink, EmptyState, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import styles from '../organizations.module.css'
import { OrganizationList } from '../OrganizationList.tsx'
import { belowQuery, foundOrganizationsQuery, ownOrganizationQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface OrganizationsScreenProps {
  /** The search text; empty shows the organizations directly below the own one. */
  words: string
  page: number
}

const at = (words: string) => (page: number) =>
  link(portal.management.organizations, {}, { q: words, page: page > 1 ? page : null })

/** «Организации»: everything that the viewer reaches, by levels or by a search. */
export function OrganizationsScreen({ words, page }: OrganizationsScreenProps) {
  const { data: own } = useSuspenseQuery(ownOrganizationQuery)
  return (
    <div className={frame.section}>
      <header className={frame.head}>
        <h1>{t.title}</h1>
        <p className={frame.lead}>{t.lead}</p>
      </header>
      <Form method="get" role="search" key={words} className={styles.search}>
        <TextInput label={t.search} name="q" type="search" defaultValue={words} maxLength={80} />
        <Button type="submit" kind="primary">
          {t.find}
        </Button>
        {words && <ButtonLink to={link(portal.management.organizations)}>{t.reset}</ButtonLink>}
      </Form>
      {words ? <Found words={words} page={page} /> : <Below id={own.id} page={page} />}
    </div>
  )
}

function Found({ words, page }: OrganizationsScreenProps) {
  const { data } = useSuspenseQuery(foundOrganizationsQuery(words, page))
  if (data.rows.length === 0)
    return <EmptyState title={t.notFound(words)} text={t.notFoundText} action={false} prop="search" />
  return <OrganizationList caption={t.caption} {...data} to={at(words)} />
}

function Below({ id, page }: { id: number; page: number }) {
  const { data } = useSuspenseQuery(belowQuery(id, page))
  if (data.rows.length === 0) return <EmptyState title={t.none} text={t.noneText} action={false} prop="box" />
  return <OrganizationList caption={t.caption} {...data} to={at('')} />
}
