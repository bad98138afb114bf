import type { Chance } from './chance.ts'
import type { JudgedResponse, Step, StudiedTask } from './curriculum.ts'

/** How it went with a task: at once, after mistakes, with hints, «сдаюсь», or left for later. */
export type Fate = 'solved' | 'mended' | 'hinted' | 'failed' | 'abandoned'

const odds: readonly [Fate, number][] = [
  ['mended', 0.5],
  ['hinted', 0.22],
  ['failed', 0.12],
  ['abandoned', 0.16],
]

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** @param ability around 0, from −3 to 3 */
export function drawFate(ability: number, difficulty: number, chance: Chance): Fate {
  if (chance.isLucky(logistic(0.7 + ability - 0.45 * (difficulty - 2)))) return 'solved'
  let draw = chance.next()
  return odds.find(([, part]) => (draw -= part) < 0)?.[0] ?? 'mended'
}

const hint: Step = { kind: 'hint' }
const giveUp: Step = { kind: 'give_up' }

/** What a pupil did in a task to end where they ended. */
export function stepsTo(fate: Fate, task: StudiedTask, chance: Chance): Step[] {
  const answered = (judged: JudgedResponse): Step => ({ kind: 'answer', judged })
  const wrong = (least: number, most: number): Step[] =>
    chance.some(task.wrong, chance.whole(least, most)).map(answered)
  const right = answered(chance.pick(task.right))
  const hints = Array.from({ length: Math.min(task.hintsTotal, chance.whole(1, 3)) }, () => hint)
  switch (fate) {
    case 'solved':
      return [right]
    case 'mended':
      return [...wrong(1, chance.isLucky(0.25) ? 3 : 1), right]
    case 'hinted':
      return [...wrong(0, 1), ...hints, ...wrong(0, 1), right]
    case 'failed':
      return [...wrong(1, 3), ...(chance.isLucky(0.5) ? hints : []), giveUp]
    case 'abandoned':
      return wrong(1, 2)
  }
}
