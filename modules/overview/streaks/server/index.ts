import { demoPart } from '@school/demo-school/server'
import { userPart } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { addRests, openGift, readGift, readRests, readStreak, removeRests, setSettings } from './actions.ts'
import { streaksDemo } from './demo.ts'
import { streaksPart } from './person-part.ts'

export { listLearningDays } from './row.ts'

export const streaksModule: ServerModule = {
  name: 'streaks',
  routes: [
    handle(contract.getStreak, readStreak),
    handle(contract.setStreakSettings, async (ctx, { body }) => {
      await setSettings(ctx, body)
      return readStreak(ctx)
    }),
    handle(contract.getStreakGift, (ctx, { params }) => readGift(ctx, params.giftId)),
    handle(contract.openStreakGift, (ctx, { params }) => openGift(ctx, params.giftId)),
    handle(contract.listRestDays, (ctx, { params }) => readRests(ctx, params.childId)),
    handle(contract.addRestDays, async (ctx, { params, body }) => {
      await addRests(ctx, params.childId, body)
      return readRests(ctx, params.childId)
    }),
    handle(contract.removeRestDays, async (ctx, { params }) => {
      return readRests(ctx, await removeRests(ctx, params.restDaysId))
    }),
  ],
  extensions: [
    extend(personPart, streaksPart),
    extend(demoPart, streaksDemo),
    extend(userPart, {
      name: 'streaks',
      read: async (_, { type, isParent }) => ({
        hasAccessToMultiDaysStreaks: type === 'pupil' && !isParent,
      }),
    }),
  ],
}
