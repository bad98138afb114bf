import { Autosave, type AutosaveOptions, isRefusal } from './autosave.ts'
import { serverClock } from './clock.ts'
import { shelfOf } from './shelf.ts'

/** Answers being sent by this page. Sending continues when their task leaves the screen. */
const onTheWay = new Map<string, Autosave>()

export interface AnswerPlace {
  attemptId: number
  taskId: number
}

const keyOf = ({ attemptId, taskId }: AnswerPlace): string => `${attemptId}:${taskId}`

/** The answer still being sent for this task, else a new one. Nothing is stored before `accompany`, because the server calls this too. */
export function answerAt(place: AnswerPlace, options: Omit<AutosaveOptions, 'shelf' | 'now'>): Autosave {
  const known = onTheWay.get(keyOf(place))
  if (known?.isDirty()) return known
  const shelf = shelfOf(place.attemptId, place.taskId)
  return new Autosave({ ...options, shelf, now: serverClock.now })
}

/** Sends the answer now and whenever the connection is back. @returns a cleanup; sending continues in the background until it succeeds */
export function accompany(place: AnswerPlace, answer: Autosave): () => void {
  const key = keyOf(place)
  const flush = () => void answer.flush()
  onTheWay.set(key, answer)
  flush()
  addEventListener('online', flush)
  return () => {
    removeEventListener('online', flush)
    void answer.flush().then(() => {
      if (!answer.isDirty() && onTheWay.get(key) === answer) onTheWay.delete(key)
    })
  }
}

/** Whether this page has answers that have not reached the server yet. */
export const hasUnsent = (): boolean => [...onTheWay.values()].some((answer) => answer.isDirty())

/** Whether the answer was already refused in the background. */
const wasRefused = (answer: Autosave | undefined): boolean =>
  answer !== undefined && !answer.isDirty() && answer.view().state === 'refused'

export interface AnswerCalls extends Pick<AutosaveOptions, 'onRefused'> {
  save: (taskId: number, ...given: Parameters<AutosaveOptions['save']>) => ReturnType<AutosaveOptions['save']>
}

/**
 * Sends all answers of an attempt that are still on this device: also for tasks that are not on the screen,
 * and those left by a closed page.
 * @returns tasks whose answers were refused @throws when the server can't be reached
 */
export async function sendUnsent(
  attemptId: number,
  taskIds: readonly number[],
  calls: AnswerCalls,
): Promise<number[]> {
  const refused: number[] = []
  for (const taskId of taskIds) {
    const place = { attemptId, taskId }
    if (wasRefused(onTheWay.get(keyOf(place)))) {
      refused.push(taskId)
      continue
    }
    const answer = answerAt(place, {
      draft: null,
      save: (body) => calls.save(taskId, body),
      onRefused: calls.onRefused,
    })
    if (!answer.isDirty()) continue
    onTheWay.set(keyOf(place), answer)
    try {
      await answer.flushAll()
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push(taskId)
    }
  }
  return refused
}
