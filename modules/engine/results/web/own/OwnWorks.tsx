import { link, site } from '@school/routes'
import { Button, ButtonLink, Card, Chip, EmptyState, Link, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OwnWork, OwnWorkGroup, OwnWorkState } from '../../contract/index.ts'
import { ownWorksQuery } from '../queries.ts'
import styles from './OwnWorks.module.css'
import { t } from './ru.ts'

/** Further works of a group are shown by a button. */
const shownAtOnce = 5

export interface OwnWorksProps {
  /** A page of its own, or a part of another. */
  level: 1 | 2
}

/** Exams, olympiads and trainings of a pupil with their results. As a part of a page it is hidden while it is empty. */
export function OwnWorks({ level }: OwnWorksProps) {
  const you = useYou()
  const { data } = useSuspenseQuery(ownWorksQuery)
  const titleId = useId()
  if (data.groups.length === 0 && level === 2) return null
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <section aria-labelledby={titleId} className={frame.page}>
      <div className={frame.head}>
        <Title id={titleId}>{t.title}</Title>
        <p className={level === 1 ? frame.lead : frame.note}>{t.lead}</p>
      </div>
      {data.groups.length === 0 && (
        <EmptyState
          pose="look"
          level={2}
          title={t.emptyTitle}
          text={you(t.emptyText)}
          action={<ButtonLink to={link(site.lms.catalog)}>{t.toCatalog}</ButtonLink>}
        />
      )}
      {data.groups.map((group) => (
        <Group key={group.title} group={group} level={level === 1 ? 2 : 3} />
      ))}
    </section>
  )
}

function Group({ group: { title, total, works }, level }: { group: OwnWorkGroup; level: 2 | 3 }) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const shown = isOpen ? works : works.slice(0, shownAtOnce)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="section" aria-labelledby={titleId} className={frame.section}>
      <Title id={titleId} className={frame.cardTitle}>
        {title}
      </Title>
      <ul className={`plain-list ${styles.works}`}>
        {shown.map((work) => (
          <li key={work.key} className={styles.work}>
            <Line work={work} />
          </li>
        ))}
      </ul>
      {shown.length < works.length && (
        <div className={frame.row}>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t.all(works.length)}
          </Button>
        </div>
      )}
      {isOpen && works.length < total && <p className={frame.note}>{t.last(works.length, total)}</p>}
    </Card>
  )
}

const tones = { going: 'primary', ahead: 'accent', waiting: 'warn', done: 'ok' } as const satisfies Record<
  OwnWorkState,
  string
>

/** The whole line is the link. */
const Line = ({ work: { title, note, state, result, url } }: { work: OwnWork }) => (
  <Link to={url} className={styles.line}>
    <span>
      <Chip size="s" tone={tones[state]}>
        {t.states[state]}
      </Chip>
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{title}</span>
      <span className={styles.note}>{note}</span>
    </span>
    {result !== null && <span className={styles.result}>{result}</span>}
  </Link>
)
