import type { FeedItem } from '@school/today/server'
import { type ChildLine, mostAlerts, mostDeadlines, type Span, type Told } from '../contract/report.ts'
import { says } from './ru.ts'

/** What was tried in a lesson within a day or a week. */
export interface Topic {
  readonly title: string
  readonly tries: number
  readonly solved: number
  readonly hinted: number
}

export interface Done {
  readonly span: Span
  readonly solved: number
  readonly answers: number
  readonly activeDays: number
  /** Days of the span up to today: of a week that is over, seven. */
  readonly daysGone: number
  readonly topics: readonly Topic[]
}

/** A miss or two are normal; this many in one lesson are mentioned. */
const leastMisses = 3
const steadyDays = 4

const missesOf = ({ tries, solved, hinted }: Topic): number => Math.max(0, tries - solved) + hinted

/** The lesson that cost most; `null` when none was hard. */
export function hardestOf(topics: readonly Topic[]): Topic | null {
  const [hardest] = topics.toSorted((a, b) => missesOf(b) - missesOf(a))
  return hardest && missesOf(hardest) >= leastMisses ? hardest : null
}

/** The lesson where most came out well. */
function bestOf(topics: readonly Topic[]): Topic | null {
  const [best] = topics.toSorted((a, b) => b.solved - a.solved)
  return best && best.solved > 0 ? best : null
}

function adviceOf({ span, activeDays, solved }: Done, hard: Topic | null): string {
  if (hard) return hard.hinted > 0 ? says.adviceHinted : says.adviceHard
  if (span === 'week') return activeDays >= steadyDays ? says.adviceSteady : says.adviceOften
  return solved > 0 ? says.advicePraise : says.adviceEffort
}

/** Effort first, what was hard, one advice and one question; `null` when nothing was done. */
export function summaryOf(done: Done): Told | null {
  if (done.answers === 0) return null
  const hard = hardestOf(done.topics)
  const best = bestOf(done.topics)
  return {
    effort: done.span === 'day' ? says.effortOfDay(done) : says.effortOfWeek(done),
    hard: hard && says.hard(hard.title),
    advice: adviceOf(done, hard),
    question: hard ? says.askHard(hard.title) : best ? says.askBest(best.title) : says.askAny,
  }
}

/** The nearest deadlines of current and due items; overdue items are listed separately. */
export function deadlinesOf(feed: readonly FeedItem[], now: Date): ChildLine[] {
  const ahead = feed.flatMap((item) =>
    (item.kind === 'going' || item.kind === 'due') && item.at !== null && item.at > now
      ? [{ ...item, at: item.at }]
      : [],
  )
  return ahead
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, mostDeadlines)
    .map(({ key, title, note, url }) => ({ key, title, note, url }))
}

/** The last that is late is the likeliest to be still done. */
export function alertsOf(feed: readonly FeedItem[]) {
  const late = feed.filter((item) => item.kind === 'late').toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const alerts = late.slice(0, mostAlerts).map(({ key, note, url }) => ({ key, note, url }))
  return { alerts, moreAlerts: late.length - alerts.length }
}
