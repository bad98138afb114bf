import { SaveAs } from '@school/tables'
import { Button, type Column, ErrorState, SkeletonRows, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RegradingEffect } from '../contract/index.ts'
import styles from './Effects.module.css'
import { effectsFileAt, regradingEffectsQuery } from './queries.ts'
import { t } from './ru.ts'

export interface EffectsProps {
  regradingId: number
  title: string
  /** Actions, shown once the effects have loaded. */
  children: ReactNode
}

/** The rest is collapsed; the most important changes come first. */
const shownAtOnce = 10

/** Whose points, places and diplomas a regrading or its undo would change, and then the decision. */
export function Effects({ regradingId, title, children }: EffectsProps) {
  const [isWhole, setIsWhole] = useState(false)
  // Effects foreseen before a decision are stale after it, so cached data are not used.
  const { data, isError, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...regradingEffectsQuery(regradingId),
    staleTime: 0,
  })
  if (isError)
    return <ErrorState compact text={t.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data || !isFetchedAfterMount) return <SkeletonRows count={3} />
  const { people, peopleTotal, answersChanged } = data
  return (
    <div className={styles.effects}>
      <h3>{title}</h3>
      <p>{answersChanged === 0 ? t.empty : t.summary(data)}</p>
      {people.some(({ name }) => name === null) && <p className={frame.note}>{t.hidden}</p>}
      <div className={frame.row}>{children}</div>
      {people.length > 0 && (
        <>
          <Table
            caption={title}
            rows={isWhole ? people : people.slice(0, shownAtOnce)}
            keyOf={({ workId, number }) => `${workId}:${number}`}
            columns={columnsOf(people)}
          />
          {!isWhole && people.length > shownAtOnce && (
            <div>
              <Button onClick={() => setIsWhole(true)}>{t.more(people.length - shownAtOnce)}</Button>
            </div>
          )}
          {isWhole && people.length < peopleTotal && (
            <p className={frame.note}>{t.first(people.length, peopleTotal)}</p>
          )}
          <SaveAs to={(format) => effectsFileAt(regradingId, format)} />
        </>
      )}
    </div>
  )
}

/** «3 → 1», and one figure where nothing changes. */
function Change<T>({ of, say }: { of: { before: T; after: T }; say: (value: T) => string }) {
  if (of.before === of.after) return <span className={styles.change}>{say(of.before)}</span>
  return (
    <span className={styles.change}>
      <span className="visually-hidden">{t.was}</span>
      {say(of.before)} <span aria-hidden="true">→</span>
      <span className="visually-hidden">{t.became}</span>{' '}
      <span className={styles.after}>{say(of.after)}</span>
    </span>
  )
}

function columnsOf(people: readonly RegradingEffect[]): Column<RegradingEffect>[] {
  const haveWorks = new Set(people.map(({ workId }) => workId)).size > 1
  const havePlaces = people.some(({ place }) => place.after !== null)
  const haveAwards = people.some(({ award }) => award.before !== null || award.after !== null)
  return [
    {
      key: 'name',
      title: t.nameColumn,
      cell: ({ name, number, work }) => (
        <span className={styles.name}>
          <span>{name ?? t.numberOf(number)}</span>
          {haveWorks && <span className={`${frame.note} ${styles.work}`}>{work}</span>}
        </span>
      ),
    },
    {
      key: 'points',
      title: t.pointsColumn,
      phone: 'named',
      isNumber: true,
      cell: ({ points }) => <Change of={points} say={t.points} />,
    },
    ...(havePlaces
      ? [
          {
            key: 'place',
            title: t.placeColumn,
            phone: 'named' as const,
            isNumber: true,
            cell: ({ place }: RegradingEffect) => <Change of={place} say={t.place} />,
          },
        ]
      : []),
    ...(haveAwards
      ? [
          {
            key: 'award',
            title: t.awardColumn,
            phone: 'named' as const,
            isNumber: true,
            cell: ({ award }: RegradingEffect) => <Change of={award} say={t.award} />,
          },
        ]
      : []),
  ]
}
