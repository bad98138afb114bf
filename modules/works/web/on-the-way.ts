import { Autosave, type AutosaveOptions, isRefusal } from './autosave.ts'
import { serverClock } from './clock.ts'
import { shelfOf } from './shelf.ts'

/** Answers that this page is bringing to the server. They go on when their task leaves the screen. */
const onTheWay = new Map<string, Autosave>()

export interface AnswerPlace {
  attemptId: number
  taskId: number
}

const keyOf = ({ attemptId, taskId }: AnswerPlace): string => `${attemptId}:${taskId}`

/** The answer of this place that is still on its way, else a new one. Nothing is remembered before `accompany`: servers call this too. */
export function answerAt(place: AnswerPlace, options: Omit<AutosaveOptions, 'shelf' | 'now'>): Autosave {
  const known = onTheWay.get(keyOf(place))
  if (known?.isDirty()) return known
  const shelf = shelfOf(place.attemptId, place.taskId)
  return new Autosave({ ...options, shelf, now: serverClock.now })
}

/** Sends it now and whenever the connection is back. @returns how to leave it: it goes on by itself until it is there */
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

/** Whether something that was answered at this page has not reached the server yet. */
export const hasUnsent = (): boolean => [...onTheWay.values()].some((answer) => answer.isDirty())

/** By itself, before anybody asked: an answer goes as soon as the connection is back. */
const wasRefused = (answer: Autosave | undefined): boolean =>
  answer !== undefined && !answer.isDirty() && answer.view().state === 'refused'

export interface AnswerCalls extends Pick<AutosaveOptions, 'onRefused'> {
  save: (taskId: number, ...given: Parameters<AutosaveOptions['save']>) => ReturnType<AutosaveOptions['save']>
}

/**
 * Brings everything of an attempt that is still on this device to the server: tasks which are not on the screen too,
 * and what was left by a page that is no more.
 * @returns tasks whose answers were refused @throws when the server can't be reached
 */
export async function bringUnsent(
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
      await answer.settle()
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.push(taskId)
    }
  }
  return refused
}
