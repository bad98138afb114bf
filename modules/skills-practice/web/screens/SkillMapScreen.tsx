import { link, site } from '@school/routes'
import { Accordion, Breadcrumbs, ButtonLink, ChipLink, EmptyState, hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SkillMap, SkillSubject } from '../../contract/index.ts'
import { mapAt } from '../addresses.ts'
import page from '../page.module.css'
import { skillMapQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SkillTile } from '../SkillTile.tsx'
import { SubjectCard } from '../SubjectCard.tsx'
import { UnderWayStrip } from '../UnderWayStrip.tsx'

export interface SkillMapScreenProps {
  /** A pupil whose map a teacher looks at. */
  userId: number | null
  /** The key of a discipline from the address. */
  subject: string | null
  /** Before the map: what this kind of person comes here for. */
  children?: ReactNode
}

/** The one from the address, else the one that was begun most, else the first. */
const shownOf = (subjects: readonly SkillSubject[], key: string | null): SkillSubject | undefined =>
  subjects.find(({ discipline }) => discipline.key === key) ??
  subjects.toSorted((a, b) => b.begun - a.begun)[0]

export function SkillMapScreen({ userId, subject, children }: SkillMapScreenProps) {
  const you = useYou()
  const { data: map } = useSuspenseQuery(skillMapQuery(userId))
  const shown = shownOf(map.subjects, subject)
  const ofUser = map.person.isMe ? null : map.person.id
  return (
    <div className={frame.page}>
      <Head map={map} />
      {children}
      {map.underWay && <UnderWayStrip session={map.underWay} />}
      {map.subjects.length > 0 && (
        <nav aria-label={t.subjects}>
          <ul className={`plain-list ${frame.row}`}>
            {map.subjects.map(({ discipline }) => (
              <li key={discipline.id}>
                <ChipLink
                  to={mapAt(discipline.key, ofUser)}
                  chosen={discipline.id === shown?.discipline.id}
                  preventScrollReset
                >
                  {discipline.title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown ? (
        <Subject subject={shown} canPractise={map.can.practise} userId={ofUser} />
      ) : (
        <EmptyState
          title={t.noneTitle}
          text={you(t.noneText)}
          action={
            <ButtonLink kind="primary" to={link(site.lms.catalogTrainings)}>
              {t.toTrainings}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

function Head({ map: { person } }: { map: SkillMap }) {
  if (person.isMe) {
    return (
      <header className={frame.head}>
        <h1>{t.title}</h1>
        <p className={page.lead}>{t.lead}</p>
      </header>
    )
  }
  return (
    <header className={frame.head}>
      <Breadcrumbs crumbs={[{ title: t.title, to: mapAt() }, { title: person.name }]} />
      <h1>{t.titleOf(person.name)}</h1>
      <p className={page.lead}>{t.leadOf(person.grade)}</p>
    </header>
  )
}

interface SubjectProps {
  subject: SkillSubject
  canPractise: boolean
  userId: number | null
}

const Subject = ({ subject, canPractise, userId }: SubjectProps) => (
  <div className={`hue ${page.section}`} style={hueOf(subject.discipline.hue)}>
    <SubjectCard subject={subject} canPractise={canPractise} />
    {subject.sections.map(({ title, skills }) => (
      <section key={title} className={page.section} aria-label={title}>
        <h2>{title}</h2>
        <ul className={`plain-list ${page.tiles}`}>
          {skills.map((skill) => (
            <li key={skill.id}>
              <SkillTile skill={skill} userId={userId} />
            </li>
          ))}
        </ul>
      </section>
    ))}
    {canPractise && (
      <Accordion title={t.howTitle}>
        <ul>
          {t.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Accordion>
    )}
  </div>
)
