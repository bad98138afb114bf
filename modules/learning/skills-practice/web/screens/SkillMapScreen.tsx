import { link, site } from '@school/routes'
import { Accordion, ButtonLink, ChipNav, EmptyState, hueOf, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SkillMap, SkillSubject } from '../../contract/index.ts'
import { mapAt } from '../addresses.ts'
import { beginningsOf, gradesOf, ofGrade, shownGrade, shownOf } from '../grades.ts'
import page from '../page.module.css'
import { skillMapQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { SkillSection } from '../SkillSection.tsx'
import { SubjectCard } from '../SubjectCard.tsx'
import { UnderWayStrip } from '../UnderWayStrip.tsx'

export interface SkillMapScreenProps {
  /** A pupil whose map a teacher looks at. */
  userId: number | null
  /** The key of a discipline from the address. */
  subject: string | null
  /** A grade from the address, or all of them. */
  grade: number | 'all' | null
  /** Before the map: what this kind of person comes here for. */
  children?: ReactNode
}

export function SkillMapScreen({ userId, subject, grade, children }: SkillMapScreenProps) {
  const you = useYou()
  const { data: map } = useSuspenseQuery(skillMapQuery(userId))
  const shown = shownOf(map.subjects, subject, map.person.grade)
  const ofUser = map.person.isMe ? null : map.person.id
  return (
    <div className={frame.page}>
      <Head map={map} />
      {children}
      {map.underWay && <UnderWayStrip session={map.underWay} />}
      {map.subjects.length > 0 && (
        <ChipNav
          label={t.subjects}
          choices={map.subjects.map(({ discipline: { id, key, title } }) => ({
            to: mapAt(key, ofUser),
            title,
            isChosen: id === shown?.discipline.id,
          }))}
        />
      )}
      {shown ? (
        <Subject subject={shown} wantedGrade={grade} person={map.person} canPractise={map.can.practise} />
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
      <PageHeader title={t.title}>
        <p className={page.lead}>{t.lead}</p>
      </PageHeader>
    )
  }
  return (
    <PageHeader
      crumbs={[{ title: t.title, to: mapAt() }, { title: person.name }]}
      title={t.titleOf(person.name)}
    >
      <p className={page.lead}>{t.leadOf(person.grade)}</p>
    </PageHeader>
  )
}

interface SubjectProps {
  subject: SkillSubject
  wantedGrade: number | 'all' | null
  person: SkillMap['person']
  canPractise: boolean
}

function Subject({ subject, wantedGrade, person, canPractise }: SubjectProps) {
  const you = useYou()
  const userId = person.isMe ? null : person.id
  const grades = gradesOf(subject)
  const grade = shownGrade(grades, wantedGrade, person.grade)
  const shown = ofGrade(subject, grade)
  const beginnings = beginningsOf(subject, shown)
  const isElsewhere = person.isMe && person.grade !== null && !grades.includes(person.grade)
  return (
    <div className={`hue ${page.section}`} style={hueOf(subject.discipline.hue)}>
      <SubjectCard subject={shown} canPractise={canPractise} />
      {isElsewhere && <p>{you(t.otherGrades)}</p>}
      {grades.length > 1 && (
        <Grades grades={grades} chosen={grade} to={(to) => mapAt(subject.discipline.key, userId, to)} />
      )}
      <SkillSection title={t.beginnings} skills={beginnings} userId={userId} />
      {shown.sections.map(({ title, skills }) => (
        <SkillSection key={title} title={title} skills={skills} userId={userId} />
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
}

interface GradesProps {
  grades: readonly number[]
  chosen: number | null
  to: (grade: number | 'all') => string
}

const Grades = ({ grades, chosen, to }: GradesProps) => (
  <ChipNav
    label={t.grades}
    choices={[
      ...grades.map((grade) => ({ to: to(grade), title: t.grade(grade), isChosen: grade === chosen })),
      { to: to('all'), title: t.allGrades, isChosen: chosen === null },
    ]}
  />
)
