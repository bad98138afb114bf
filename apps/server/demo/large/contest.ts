import type { PeopledClass } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import {
  type ParticipationSeed,
  publishDueStages,
  seedFormerSeason,
  seedParticipations,
  seedPastOlympiad,
} from '@school/olympiads/server'
import { workSeeds } from '@school/works/server'
import { dayMs, minuteMs } from '../calendar.ts'
import { Chance } from '../chance.ts'
import type { Proofs } from '../curriculum.ts'
import { withoutXp } from '../exams.ts'
import { listContests } from '../olympiads.ts'
import { goThrough } from '../trainings.ts'
import type { LargeClass } from './people.ts'
import { past } from './ru.ts'

/** Of the pupils of its grades; a school has its own habits. */
const turnout = { least: 0.45, most: 0.9, ofVillage: 0.015 }

interface Group {
  name: string
  gradeIndex: number
  pupilIds: readonly number[]
  turnout: number
  /** How much better than others the school is. */
  strength: number
}

function groupOf({ school, gradeIndex, letter, pupilIds }: LargeClass): Group {
  const habits = new Chance('large school', school.key)
  return {
    name: `${school.key}/${gradeIndex}${letter}`,
    gradeIndex,
    pupilIds,
    turnout: school.isLast ? turnout.ofVillage : habits.between(turnout.least, turnout.most),
    strength: 0.6 * habits.bell(),
  }
}

/** An olympiad that is over, with thousands of results spread over the large project; the demo accounts were not in it. */
export async function seedLargeContest(
  unit: Unit,
  large: readonly LargeClass[],
  small: readonly PeopledClass[],
  proofs: Proofs,
  now: Date,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * dayMs)
  const dates = { opensAt: at(47), closesAt: at(40), resultsAt: at(36) }
  const key = 'september-warm-up'
  const stageId = await seedPastOlympiad(unit, 'autumn-pattern', {
    key,
    ...past,
    ...dates,
  })
  const contests = (await listContests(unit, proofs)).filter((contest) => contest.stageId === stageId)
  const groups = [
    ...large.map(groupOf),
    ...small.map(({ school, name, gradeIndex, pupilIds }) => ({
      name: `${school}/${name}`,
      gradeIndex,
      pupilIds,
      turnout: 0.6,
      strength: 0.3 * new Chance('large school', school).bell(),
    })),
  ]
  const participations: ParticipationSeed[] = []
  const attempts: workSeeds.AttemptSeed[] = []
  for (const { name, gradeIndex, pupilIds, turnout: coming, strength } of groups) {
    const contest = contests.find((one) => one.gradeIndex === gradeIndex)
    if (!contest) continue
    const { workId, rules } = contest
    pupilIds.forEach((userId, index) => {
      const chance = new Chance('large contest', name, index)
      if (!chance.isLucky(coming)) return
      const latest = dates.closesAt.getTime() - (rules.minutes ?? 45) * minuteMs
      const startedAt = new Date(Math.round(chance.between(dates.opensAt.getTime(), latest)))
      const registeredAt = new Date(startedAt.getTime() - chance.whole(2, 600) * minuteMs)
      participations.push({ stageId, userId, gradeIndex, workId, registeredAt })
      // XP is paid once for a task that is in two olympiads.
      attempts.push(
        withoutXp(goThrough(userId, contest, startedAt, now, strength + chance.bell(), chance).attempt),
      )
    })
  }
  await seedParticipations(unit, participations)
  await workSeeds.attempts(unit, attempts)
  await publishDueStages({ sql: unit.sql, now: dates.resultsAt })
  // Planned without statistics, the statement that copies a season takes fifteen times as long.
  await unit.sql.query({ text: 'analyze' })
  await seedFormerSeason(unit, key)
}
