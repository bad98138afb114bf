import { achievementsRoom } from '@school/achievements/server'
import { accountsRoom } from '@school/accounts/server'
import { catalogRoom } from '@school/catalog/server'
import { certificatesRoom } from '@school/certificates/server'
import { contentPagesRoom } from '@school/content-pages/server'
import { coursesRoom } from '@school/courses/server'
import { homeworksRoom } from '@school/homeworks/server'
import { examRehearsalsRoom } from '@school/exam-rehearsals/server'
import type { Room } from '@school/kernel/server'
import { idempotencyRoom } from '@school/kernel/server'
import { menuRoom } from '@school/menu/server'
import { olympiadsRoom } from '@school/olympiads/server'
import { progressRoom } from '@school/progress/server'
import { rewardsRoom } from '@school/rewards/server'
import { schoolsOfPupilsSql } from '@school/school-classes/server'
import { searchRoomOf } from '@school/search/server'
import { skillsPracticeRoom } from '@school/skills-practice/server'
import { tasksRoom } from '@school/tasks/server'
import { trainingsRoom } from '@school/trainings/server'
import { ratingsRoom, worksRoom } from '@school/works/server'
import { knows } from './acquaintance.ts'
import { certificateSourcesOf } from './certificate-sources.ts'
import { type Config, readConfig } from './config.ts'
import { menuSourcesOf } from './menu-sources.ts'

/** The search knows no room: it is handed what the others feed it with. */
const withSearch = (fed: readonly Room[]): readonly Room[] => [...fed, searchRoomOf(fed)]

/** Every room that answers, in the order of tiers. */
const roomsFor = (config: Config): readonly Room[] =>
  withSearch([
    idempotencyRoom,
    accountsRoom,
    menuRoom(menuSourcesOf(config)),
    contentPagesRoom,
    rewardsRoom,
    certificatesRoom(certificateSourcesOf(config)),
    tasksRoom,
    worksRoom,
    ratingsRoom(schoolsOfPupilsSql),
    coursesRoom,
    catalogRoom,
    trainingsRoom,
    skillsPracticeRoom,
    olympiadsRoom,
    homeworksRoom,
    examRehearsalsRoom,
    progressRoom,
    achievementsRoom(knows),
  ])

/** What does not depend on settings: listeners, jobs, the contract of endpoints. */
export const rooms = roomsFor(readConfig({}))
export const bindings = rooms.flatMap((room) => room.answers)

/** The answers of a server with these settings. */
export const bindingsFor = (config: Config) => roomsFor(config).flatMap((room) => room.answers)
