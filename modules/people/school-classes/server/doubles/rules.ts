import { folded } from '@school/texts'
/** What of a pupil is compared. */
export interface Named {
  userId: number
  firstName: string
  lastName: string
  middleName: string
  /** `2014-05-07`; `null` is unknown. */
  birthday: string | null
}

const plain = (word: string): string => folded(word.trim().replaceAll(/\s+/g, ' '))
const calledOf = ({ lastName, firstName }: Named): string => `${plain(lastName)}|${plain(firstName)}`

/** Unknown is like anything. */
const isLike = (one: string | null, other: string | null): boolean => !one || !other || one === other

/** Whether two accounts look like one pupil: the same last and first name, and no patronymics and no birthdays that differ. */
export const areAlike = (one: Named, other: Named): boolean =>
  one.userId !== other.userId &&
  calledOf(one) === calledOf(other) &&
  isLike(plain(one.middleName), plain(other.middleName)) &&
  isLike(one.birthday, other.birthday)

/** Everybody who looks like somebody else, pair by pair; of two the earlier account is the first. */
export const pairsOf = <P extends Named>(pupils: readonly P[]): [P, P][] =>
  [...Map.groupBy(pupils, calledOf).values()].flatMap((group) =>
    group
      .toSorted((a, b) => a.userId - b.userId)
      .flatMap((one, index, all) =>
        all
          .slice(index + 1)
          .filter((other) => areAlike(one, other))
          .map((other): [P, P] => [one, other]),
      ),
  )

interface Used {
  userId: number
  isUnused: boolean
  lastVisitAt: Date | null
}

/** Which of two accounts stays; `null` when both were used. Of two empty ones that in which somebody was last, else the earlier one. */
export function keptOf(one: Used, other: Used): number | null {
  if (!one.isUnused && !other.isUnused) return null
  if (one.isUnused !== other.isUnused) return one.isUnused ? other.userId : one.userId
  return (other.lastVisitAt?.getTime() ?? 0) > (one.lastVisitAt?.getTime() ?? 0) ? other.userId : one.userId
}
