import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import type { OfferItem, TodayItem, TodaySource } from '@school/today/server'
import { findReminder, hasSkillsFor, type NamedSkill } from './queries.ts'
import { today as t } from './ru.ts'
import { findUnderWay, listEndedSessions } from './session-queries.ts'

const keys = { session: 'skills:session', repeat: 'skills:repeat', weak: 'skills:weak' } as const
const sessionMinutes = 10
/** A repetition asks a task or two of each skill. */
const skillMinutes = 2
const mostMinutes = 20

function planOf(reason: string, minutes: number, skill: NamedSkill | null) {
  return {
    thing: 'skills' as const,
    minutes,
    xp: null,
    reason,
    discipline: skill && { key: skill.disciplineKey, title: skill.disciplineTitle, hue: skill.disciplineHue },
    theoryUrl:
      skill?.lessonId && skill.courseId
        ? link(site.lms.lesson, { course_id: skill.courseId, lesson_id: skill.lessonId })
        : null,
  }
}

/** A session under way, skills to repeat, else the weakest one; to those who have never practised, ten minutes of it. */
export const skillsToday: TodaySource = {
  read: async (ctx) => {
    const url = link(site.lms.skillsPractice)
    const session = await findUnderWay(ctx.sql, ctx.viewer.id)
    const { begun, due, oldest, weakest } = await findReminder(ctx.sql, ctx.viewer.id, ctx.now)
    const items: (TodayItem | OfferItem)[] = []
    const line = { title: t.title, url, at: null }
    if (session)
      items.push({
        ...line,
        key: keys.session,
        kind: 'going',
        note: t.going,
        plan: planOf(t.whyGoing, sessionMinutes, null),
      })
    if (due > 0)
      items.push({
        ...line,
        key: keys.repeat,
        kind: 'waiting',
        note: t.due(due),
        plan: planOf(
          t.why(oldest!.title, due - 1),
          Math.min(mostMinutes, sessionMinutes / 2 + due * skillMinutes),
          oldest,
        ),
      })
    else if (!session && weakest)
      items.push({
        ...line,
        key: keys.weak,
        kind: 'later',
        note: t.weak(weakest.title),
        plan: planOf(t.weak(weakest.title), sessionMinutes, weakest),
      })
    const grade = userOf(ctx)?.grade?.index
    if (!session && begun === 0 && grade !== undefined && (await hasSkillsFor(ctx.sql, grade)))
      items.push({ key: 'skills', kind: 'offer', title: t.offer, note: t.offerNote, url, rank: 20 })
    return items
  },
  findDone: async (ctx, asked, since) => {
    if (!asked.some((key) => key.startsWith('skills:'))) return []
    const ended = await listEndedSessions(ctx.sql, ctx.viewer.id, since)
    // Checks count as a repetition; any other practice counts as the practice of the day.
    return ended.flatMap(({ mode, at }) =>
      (mode === 'skill' || mode === 'ten_minutes' ? [keys.session, keys.weak] : Object.values(keys)).map(
        (key) => ({ key, at }),
      ),
    )
  },
}
