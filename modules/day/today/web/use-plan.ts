import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { useState } from 'react'
import {
  beginDay,
  changePlanItem,
  type DailyPlan,
  type PlanRow,
  takeRest,
  takeWishBack,
} from '../contract/index.ts'
import { t } from './ru-plan.ts'

const onError = ({ message }: { message: string }) => toast(message || t.failed, { tone: 'bad' })

/** What a pupil does to a plan; each change is shown when it has come back. */
export function usePlan({ date, today, can }: Pick<DailyPlan, 'date' | 'today' | 'can'>) {
  const begin = useCall(beginDay, { onError })
  const change = useCall(changePlanItem, { onError })
  const rest = useCall(takeRest, { onError })
  const wishBack = useCall(takeWishBack, { onError })
  // At once: a mark that goes out for a moment reads as a refusal.
  const [pressed, setPressed] = useState<{ key: string; isDone: boolean } | null>(null)
  const day = date === today ? {} : { day: date }
  const put = (row: PlanRow, state: PlanRow['state'], onSuccess?: () => void) =>
    change.mutate(
      { params: { itemKey: row.key }, body: { state, ...day } },
      { ...(onSuccess && { onSuccess }) },
    )
  return {
    isBusy: change.isPending || begin.isPending || rest.isPending || wishBack.isPending,
    isBeginning: begin.isPending,
    begin: () => begin.mutate({}),
    /** The first press on any row begins the day. */
    press: () => {
      if (can.begin) begin.mutate({})
    },
    takeRest: () => rest.mutate({}),
    takeWishBack: (wishId: number) => wishBack.mutate({ params: { wishId } }),
    /** As it was pressed, until the answer has come. */
    isDone: ({ key, state }: PlanRow): boolean => (pressed?.key === key ? pressed.isDone : state === 'done'),
    check: (row: PlanRow) => {
      const isDone = row.state !== 'done'
      setPressed({ key: row.key, isDone })
      change.mutate(
        { params: { itemKey: row.key }, body: { state: isDone ? 'done' : 'planned', ...day } },
        { onSettled: () => setPressed(null) },
      )
    },
    back: (row: PlanRow) => put(row, 'planned'),
    move: (row: PlanRow) => {
      const isSeen = row.moves > 0 && !row.can.hide
      put(row, 'moved', () =>
        toast(isSeen ? t.movedAgain : t.moved, {
          action: { title: t.back, onSelect: () => put(row, 'planned') },
        }),
      )
    },
    hide: (row: PlanRow) =>
      put(row, 'hidden', () =>
        toast(t.hidden, { action: { title: t.back, onSelect: () => put(row, 'planned') } }),
      ),
  }
}
export type PlanHands = ReturnType<typeof usePlan>
