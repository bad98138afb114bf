import { demoPart } from '@school/demo-school/server'
import { knows } from '@school/users/server'
import { personPart } from '@school/personal-data/server'
import {
  type Ctx,
  extend,
  handle,
  type JobContext,
  listener,
  refusals,
  type ServerModule,
} from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import { trainingFinished } from '@school/trainings/contract'
import { percentOfPoints } from '@school/work-rules/server'
import { workClosed } from '@school/works/contract'
import * as contract from '../contract/index.ts'
import { achievementsOfDemo } from './demo.ts'
import { grantAchievements, listGrants, markSeen } from './grants.ts'
import { grantReached } from './jobs.ts'
import {
  countFacts,
  findOwner,
  listFinishedCourses,
  listFinishedTrainings,
  type OwnerRow,
} from './queries.ts'
import { achievementsOf, newsOf } from './rules.ts'
import { achievementsPart } from './person-part.ts'

const refuse = refusals(contract.profileErrors)

/** Somebody whose achievements the viewer may read; a closed page is absent for strangers. @throws profile_not_found */
async function accessOwner(ctx: Ctx, userId: number) {
  const [person, isKnown] = await Promise.all([findOwner(ctx.sql, userId), knows(ctx, userId)])
  if (!person || !(isKnown || person.publicProfile)) throw refuse('profile_not_found')
  return { person, isKnown }
}

async function readReached(ctx: Ctx, person: OwnerRow, isKnown: boolean): Promise<contract.Reached> {
  const [counts, grants, courses, trainings, xp] = await Promise.all([
    countFacts(ctx.sql, person.id, ctx.now),
    listGrants(ctx.sql, person.id, ctx.now),
    listFinishedCourses(ctx.sql, person.id),
    listFinishedTrainings(ctx.sql, person.id),
    balanceOf(ctx.sql, person.id, 'xp'),
  ])
  const isPupil = person.type === 'pupil'
  const isMe = ctx.viewer.id === person.id
  const threeStars = trainings.filter(({ points, maxPoints }) => points >= maxPoints).length
  const facts = { ...counts, finishedCourses: courses.length, threeStars, level: levelOf(xp).level }
  return {
    solvedTasks: counts.solvedTasks,
    achievements: isPupil ? achievementsOf(facts, grants, isMe) : [],
    courses: courses.map(({ finishedAt, ...row }) => ({ ...row, finishedAt: finishedAt.toISOString() })),
    trainings: trainings
      .toSorted((a, b) => b.finishedAt.getTime() - a.finishedAt.getTime())
      .map(({ points, maxPoints, finishedAt, ...row }) => ({
        ...row,
        bestPercent: percentOfPoints(points, maxPoints),
        finishedAt: finishedAt.toISOString(),
      })),
    can: { setConditions: isPupil && isKnown && ctx.viewer.isMethodist },
  }
}

/** Courses and trainings wait for their event, which arrives within a second; the rest is reported as soon as the numbers reach it. */
async function readNews({ sql, viewer, now }: Ctx): Promise<contract.NewAchievement[]> {
  const [counts, grants, xp] = await Promise.all([
    countFacts(sql, viewer.id, now),
    listGrants(sql, viewer.id, now),
    balanceOf(sql, viewer.id, 'xp'),
  ])
  return newsOf({ ...counts, finishedCourses: 0, threeStars: 0, level: levelOf(xp).level }, grants, now)
}

/** Courses and trainings are known by their events at once; what each answer adds is read by the job. */
async function grantHearing({ sql, now }: JobContext, heard: readonly { userId: number }[]): Promise<void> {
  await grantAchievements(sql, [...new Set(heard.map(({ userId }) => userId))], now)
}

export const achievementsModule: ServerModule = {
  name: 'achievements',
  routes: [
    handle(contract.getReached, async (ctx, { params }) => {
      const { person, isKnown } = await accessOwner(ctx, params.userId)
      return readReached(ctx, person, isKnown)
    }),

    handle(contract.listNewAchievements, (ctx) => readNews(ctx)),

    handle(contract.markAchievementsSeen, async (ctx) => {
      await markSeen(ctx.sql, ctx.viewer.id, ctx.now)
      return null
    }),
  ],
  listeners: [
    listener('achievements-of-practice', workClosed, grantHearing),
    listener('achievements-of-training', trainingFinished, grantHearing),
  ],
  jobs: [grantReached],
  extensions: [extend(personPart, achievementsPart), extend(demoPart, achievementsOfDemo)],
}
