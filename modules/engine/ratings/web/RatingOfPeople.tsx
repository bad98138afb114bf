import { Button, ButtonLink, Card, EmptyState, Pagination, useYou, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { link, site } from '@school/routes'
import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PlaceAround, RatingRow } from '../contract/rating.ts'
import { PlaceDialog, type PlaceDialogProps } from './PlaceDialog.tsx'
import { PointsFigure, RatingTable, type RatingTableProps } from './RatingTable.tsx'
import styles from './RatingOfPeople.module.css'
import { t } from './ru.ts'

type Mine<Row> = PlaceAround<Row> | null

export interface RatingOfPeopleProps<Row extends RatingRow>
  extends Pick<PlaceDialogProps, 'explain' | 'rule' | 'more'>, Pick<RatingTableProps<Row>, 'note'> {
  rating: { rows: readonly Row[]; total: number; totalPages: number }
  page: number
  to: (page: number) => string
  /** The viewer's own place in the same rating; `null` for guests. */
  mine: UseSuspenseQueryOptions<Mine<Row>> | null
  /** Shown when the rating is empty. */
  empty: ReactNode
}

/** A rating by points: the viewer’s place with neighbours, a page of the rating, and explanations of places. */
export function RatingOfPeople<Row extends RatingRow>(props: RatingOfPeopleProps<Row>) {
  const you = useYou()
  const { rating, page, to, mine, note, empty, ...place } = props
  const [why, setWhy] = useState<number | null>(null)
  const table = (caption: string, rows: readonly Row[], hasAnchor: boolean) => (
    <RatingTable
      caption={caption}
      rows={rows}
      figureTitle={t.pointsColumn}
      figure={PointsFigure}
      {...(note && { note })}
      onWhy={setWhy}
      hasAnchor={hasAnchor}
    />
  )
  if (rating.total === 0) return empty
  return (
    <>
      {mine && (
        <MyPlace
          options={mine}
          page={page}
          to={to}
          onWhy={setWhy}
          table={(rows) => table(you(t.around), rows, false)}
        />
      )}
      {rating.rows.length === 0 ? (
        <EmptyState
          pose="lost"
          title={t.pastEnd}
          text={t.pastEndText(rating.totalPages)}
          action={<ButtonLink to={to(1)}>{t.toFirstPage}</ButtonLink>}
        />
      ) : (
        <>
          {table(t.title, rating.rows, true)}
          <p className={frame.note}>{you(t.whyHint)}</p>
          <div className={styles.pages}>
            <Pagination page={page} totalPages={rating.totalPages} to={to} />
          </div>
        </>
      )}
      <PlaceDialog place={why} onClose={() => setWhy(null)} {...place} />
    </>
  )
}

interface MyPlaceProps<Row> {
  options: UseSuspenseQueryOptions<Mine<Row>>
  page: number
  to: (page: number) => string
  onWhy: (place: number) => void
  table: (rows: readonly Row[]) => ReactNode
}

/** With fewer people above, the viewer is visible at the top of the rating itself, so the neighbours are not repeated. */
const neighboursAbove = 5

/** The viewer’s place with neighbours. Without a place only their result is shown. */
function MyPlace<Row extends RatingRow>({ options, page, to, onWhy, table }: MyPlaceProps<Row>): ReactNode {
  const you = useYou()
  const { data: mine } = useSuspenseQuery(options)
  if (!mine) return null
  const { place, participants, around } = mine
  const isAtTop = page === 1 && around.findIndex(({ isMe }) => isMe) < neighboursAbove
  const me = around.filter(({ isMe }) => isMe)
  return (
    <Card as="section" className={`${frame.section} ${styles.mine}`} aria-labelledby="my-place">
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="my-place">{place === null ? t.noPlaceYet : you(t.myPlace(place, participants))}</h2>
        {place !== null && (
          <div className={frame.row}>
            <Button onClick={() => onWhy(place)}>{t.why}</Button>
            <ButtonLink to={`${to(mine.page)}#me`}>{t.findMe}</ButtonLink>
          </div>
        )}
      </div>
      {place === null && <p>{you(t.noPlaceText)}</p>}
      {place === null ? table(me) : !isAtTop && table(around)}
      {me.map(({ userId }) => (
        <p key="me" className={frame.note}>
          <Link to={link(site.lms.profile, { user_id: userId! })}>{t.toPrivacy}</Link>
        </p>
      ))}
    </Card>
  )
}
