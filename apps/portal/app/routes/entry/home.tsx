import '@school/ui/prose.css'
import { type UserType, userTypeOf } from '@school/access'
import { type User, viewerOf } from '@school/accounts/contract'
import type { LandingType } from '@school/brands/contract'
import { landingQuery, settingsQuery } from '@school/brands/web'
import { OwnInvitationsCard, ownInvitationsQuery } from '@school/invitations/web'
import { link, portal, signInAddress, site } from '@school/routes'
import { ButtonLink, Card, CardLink, IconArrowRight } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { browserLoader, type PageQueries, serverLoader } from '@school/pages'
import { type DocumentData, useDocument } from '../../document.ts'
import { firstTitle } from '../../first-title.ts'
import { app } from '../../loading.ts'
import { type MenuEntry, menuOf } from '../../menu.ts'
import type { Route } from './+types/home'
import { askOverview, Overview } from '../../overview/overviews.tsx'
import { groupTitles } from '../../ru-menu.ts'
import { ru } from '../../ru.ts'
import styles from './home.module.css'

const page = portal.entry.home
/** Greetings by type of user (school-portal §2, «Landing content»). */
const landings: Record<UserType, LandingType> = {
  guest: 'main',
  pupil: 'student',
  intern: 'intern',
  teacher: 'teacher',
  schoolAdmin: 'school',
  municipalityAdmin: 'municipality',
  regionAdmin: 'region',
  projectAdmin: 'project',
  noRole: 'dashboard_stub',
}
/** Words for pupils are not for their parents, who are pupils by kind. */
function landingFor(user: User | null) {
  const type = userTypeOf(viewerOf(user))
  return landingQuery(type === 'pupil' && user?.isParent ? 'main' : landings[type])
}

const queries: PageQueries = async (_, client) => {
  const user = client.getQueryData<User>(app.me.queryKey) ?? null
  if (!user) return [landingFor(null)]
  const { features } = await client.ensureQueryData(settingsQuery)
  const asked = askOverview(userTypeOf(viewerOf(user)))(client, features)
  await Promise.all([client.fetchQuery(landingFor(user)), client.fetchQuery(ownInvitationsQuery), asked])
}
export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)

function Entry({ title, url, isElsewhere }: MenuEntry) {
  return (
    <Card as="li" className={styles.entry}>
      {isElsewhere ? (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
          <span className="visually-hidden">{ru.newTab}</span>
        </a>
      ) : (
        <CardLink to={url}>{title}</CardLink>
      )}
      <IconArrowRight aria-hidden="true" />
    </Card>
  )
}

/** The viewer's menu, laid out as cards. */
function Ways({ data: { user, settings } }: { data: DocumentData }) {
  const parts = menuOf({
    viewer: viewerOf(user),
    gradeIndex: user?.grade?.index,
    settings,
  })
  return parts.map(({ group, entries }) => (
    <section key={group} aria-label={group ? groupTitles[group] : ru.navigation} className={styles.part}>
      {group && <h2>{groupTitles[group]}</h2>}
      <ul className={`plain-list ${styles.entries}`}>
        {entries.map((entry) => (
          <Entry key={entry.title} {...entry} />
        ))}
      </ul>
    </section>
  ))
}

/** The first page of the portal: the brand's text for this type of user, current events, and the viewer's menu. */
export default function HomePage() {
  const data = useDocument()
  const user = data?.user ?? null
  const { data: landing } = useSuspenseQuery(landingFor(user))
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div>
          <h1>{landing.title}</h1>
          {landing.lead && <p className={styles.lead}>{landing.lead}</p>}
          {data && !user && (
            <ButtonLink kind="primary" size="l" to={signInAddress()}>
              {ru.signIn}
            </ButtonLink>
          )}
        </div>
        {data?.settings.logoUrl && <img src={data.settings.logoUrl} alt="" width={120} height={120} />}
      </header>
      {user?.owesFactor && (
        <Card tone="warn">
          <p>{ru.owesFactor}</p>
          <ButtonLink to={link(site.user.accountSecurity)}>{ru.setFactor}</ButtonLink>
        </Card>
      )}
      {user && <OwnInvitationsCard />}
      {user && <Overview type={userTypeOf(viewerOf(user))} />}
      {data && <Ways data={data} />}
      <div className={`md ${styles.words}`} dangerouslySetInnerHTML={{ __html: landing.html }} />
    </div>
  )
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  return firstTitle(root.loaderData)
}
