import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { gradeRange, listOf, nonBreaking } from '@school/texts'
import { Html } from '@school/task-forms/web'
import { Breadcrumbs, ButtonLink, Card, Chip, hueOf, Table, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ExamRehearsal } from '../../contract/index.ts'
import { examResultsAt, examsAt } from '../addresses.ts'
import frame from '@school/ui/frame.module.css'
import { examRehearsalQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { StartExam } from '../StartExam.tsx'
import styles from './ExamRehearsalScreen.module.css'

export function ExamRehearsalScreen({ rehearsalId, user }: { rehearsalId: number; user: User | null }) {
  const { data: rehearsal } = useSuspenseQuery(examRehearsalQuery(rehearsalId))
  const { discipline, grades, reached } = rehearsal
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.listTitle, to: examsAt() }, { title: rehearsal.title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip tone="accent">{t.exam(rehearsal.exam)}</Chip>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <Chip>{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          <Chip>{t.tasks(rehearsal.tasksCount)}</Chip>
          <Chip>{t.minutes(rehearsal.minutes)}</Chip>
          <Chip>{t.participants(rehearsal.participants)}</Chip>
        </p>
        <h1 className={frame.title}>{rehearsal.title}</h1>
        <p className={frame.lead}>{nonBreaking(rehearsal.subtitle)}</p>
        <div className={frame.row}>
          <StartExam rehearsal={rehearsal} isSignedIn={user !== null} />
          {rehearsal.can.readResults && (
            <ButtonLink size="l" to={examResultsAt(rehearsal.id)}>
              {t.toResults}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={frame.columns}>
        <div className={frame.section}>
          <Html className="md" html={rehearsal.aboutHtml} />
          <Rules rehearsal={rehearsal} />
          <PaperParts paper={rehearsal.paper} />
        </div>
        <aside className={frame.section}>
          {reached?.onCheck && (
            <Card as="section" tone="warn" aria-labelledby="on-check" className={styles.card}>
              <h2 id="on-check">{t.onCheck}</h2>
              <p className={styles.value}>{t.rangeOf(reached.onCheck)}</p>
              <p className={frame.note}>{nonBreaking(t.onCheckText(reached.onCheck))}</p>
            </Card>
          )}
          {reached?.best && (
            <Card as="section" tone="ok" aria-labelledby="reached" className={styles.card}>
              <h2 id="reached">{t.best(reached.onCheck !== null)}</h2>
              <p className={styles.value}>{t.grade(reached.best)}</p>
              <p className={frame.note}>
                {t.attemptsOf(reached.attempts)}
                {reached.last && `, ${t.lastOf(reached.last, reached.onCheck !== null)}`}
              </p>
            </Card>
          )}
          <ScaleCard paper={rehearsal.paper} />
          <DeskCard paper={rehearsal.paper} />
        </aside>
      </div>
    </div>
  )
}

type Paper = ExamRehearsal['paper']

const Rules = ({ rehearsal }: { rehearsal: ExamRehearsal }) => {
  const you = useYou()
  return (
    <section aria-labelledby="rules" className={frame.section}>
      <h2 id="rules">{t.howTitle}</h2>
      <ul className={frame.lines}>
        {rehearsal.seconds !== null && <li>{you(t.timeFor(Math.round(rehearsal.seconds / 60)))}</li>}
        {t.rules.map((rule) => (
          <li key={rule}>{nonBreaking(rule)}</li>
        ))}
        {rehearsal.paper.parts
          .filter(({ isHere, isByPerson }) => isHere && isByPerson)
          .map(({ title }) => (
            <li key={title}>{nonBreaking(you(t.byPersonRule(title)))}</li>
          ))}
      </ul>
    </section>
  )
}

function PaperParts({ paper }: { paper: Paper }) {
  const absent = paper.parts.filter(({ isHere }) => !isHere)
  return (
    <section aria-labelledby="paper" className={frame.section}>
      <h2 id="paper">{t.paperTitle}</h2>
      <Table
        caption={t.paperTitle}
        rows={paper.parts}
        keyOf={({ from }) => from}
        columns={[
          {
            key: 'title',
            title: t.partColumn,
            cell: ({ title, about }) => (
              <>
                {title}
                <br />
                <span className={frame.note}>{nonBreaking(about)}</span>
              </>
            ),
          },
          {
            key: 'numbers',
            title: t.numbersColumn,
            cell: ({ from, to }) => t.numbers(from, to),
            isNumber: true,
          },
          { key: 'points', title: t.pointsColumn, cell: ({ maxPoints }) => maxPoints, isNumber: true },
          { key: 'check', title: t.checkColumn, cell: t.checkOf },
        ]}
      />
      {absent.length > 0 && (
        <Card tone="warn">
          <p>{nonBreaking(t.notHere(listOf(absent.map(({ title }) => title))))}</p>
        </Card>
      )}
      <p className={frame.note}>{nonBreaking(t.source(paper.source, paper.year))}</p>
    </section>
  )
}

const ScaleCard = ({ paper: { scale } }: { paper: Paper }) => (
  <Card as="section" aria-labelledby="scale" className={styles.card}>
    <h2 id="scale">{t.scaleTitle}</h2>
    <p>{nonBreaking(t.scaleText(scale))}</p>
    {scale.kind === 'mark' && scale.need && (
      <p>{nonBreaking(t.scaleNeed(scale.need.title, scale.need.points))}</p>
    )}
    <p className={frame.note}>{nonBreaking(t.scaleSource(scale.source))}</p>
  </Card>
)

function DeskCard({ paper: { allowed, forbidden } }: { paper: Paper }) {
  if (allowed.length + forbidden.length === 0) return null
  return (
    <Card as="section" aria-labelledby="desk" className={styles.card}>
      <h2 id="desk">{t.deskTitle}</h2>
      <dl className={styles.desk}>
        {allowed.length > 0 && (
          <div>
            <dt>{t.allowed}</dt>
            <dd>{allowed.join(', ')}</dd>
          </div>
        )}
        {forbidden.length > 0 && (
          <div>
            <dt>{t.forbidden}</dt>
            <dd>{forbidden.join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
