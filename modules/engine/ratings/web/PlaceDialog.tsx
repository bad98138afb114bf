import { Button, Dialog, SkeletonText, useYou } from '@school/ui'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { PlaceReason } from '../contract/rating.ts'
import type { ReactNode } from 'react'
import styles from './PlaceDialog.module.css'
import { t } from './ru.ts'

export interface PlaceDialogProps {
  /** `null`: closed. */
  place: number | null
  /** Query for the explanation by the module that owns the work; loaded when the dialog opens. */
  explain: (place: number) => UseQueryOptions<PlaceReason>
  onClose: () => void
  /** Which attempts count; by default the rule of a work with several attempts. */
  rule?: string
  /** Shown under the viewer's own points: a link to what they were given for. */
  more?: ReactNode
}

/** «Почему такое место»: the results it is computed from, and the formula. */
export const PlaceDialog = ({ place, explain, onClose, rule = t.ruleFirst, more }: PlaceDialogProps) => (
  <Dialog open={place !== null} onClose={onClose} title={t.whyTitle(place ?? 1)}>
    {place !== null && <Reason options={explain(place)} rule={rule} more={more} />}
  </Dialog>
)

interface ReasonProps {
  options: UseQueryOptions<PlaceReason>
  rule: string
  more: ReactNode
}

function Reason({ options, rule, more }: ReasonProps) {
  const you = useYou()
  const { data, isPending, isFetching, refetch } = useQuery(options)
  if (isPending) return <SkeletonText lines={5} />
  if (!data) {
    return (
      <div role="alert" className={styles.reason}>
        <p>{you(t.failed)}</p>
        <div>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      </div>
    )
  }
  const { points, maxPoints, percent, above, sharing, participants, place, tasks } = data
  return (
    <div className={styles.reason}>
      <ul className={styles.facts}>
        <li>{t.reached(points, maxPoints, percent)}</li>
        <li>{above === 0 ? t.noneAbove : t.above(above)}</li>
        <li>{sharing === 1 ? t.alone : t.sharing(sharing)}</li>
        <li>{t.ofAll(participants)}</li>
      </ul>
      <p className={styles.formula}>{t.formula(above, place)}</p>
      <p className={styles.note}>{rule}</p>
      {tasks && (
        <>
          <table className={styles.tasks}>
            <caption>{you(t.yourPoints)}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t.taskColumn}</th>
                <th scope="col">{t.pointsColumn}</th>
              </tr>
            </thead>
            <tbody>
              {tasks.map((task) => (
                <tr key={task.id}>
                  <th scope="row">{t.taskTitle(task.position, task.title)}</th>
                  <td>{t.taskPoints(task.points, task.maxPoints)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more && <div>{more}</div>}
        </>
      )}
    </div>
  )
}
