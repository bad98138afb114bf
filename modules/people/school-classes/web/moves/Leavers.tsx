import { Checkbox, ErrorState, Skeletons, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { managedPupilsQuery } from '../queries.ts'
import { ofSchool } from './ru.ts'

interface LeaversProps {
  classId: number
  name: string
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

/** Who of a ninth grade does not go on to the tenth. */
export function Leavers({ classId, name, chosen, onChange }: LeaversProps) {
  const { data, isError, refetch } = useQuery(managedPupilsQuery(classId))
  const turn = (userId: number) => {
    const next = new Set(chosen)
    if (!next.delete(userId)) next.add(userId)
    onChange(next)
  }
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonText lines={3} />
      </Skeletons>
    )
  if (data.length === 0) return <p className={frame.note}>{ofSchool.noPupils}</p>
  return (
    <fieldset className={frame.list}>
      <legend>{ofSchool.whoLeaves(name)}</legend>
      {data.map(
        ({ userId, name: pupil }) =>
          userId !== null && (
            <Checkbox key={userId} label={pupil} checked={chosen.has(userId)} onChange={() => turn(userId)} />
          ),
      )}
      <p className={frame.note}>{ofSchool.namesNoted}</p>
    </fieldset>
  )
}
