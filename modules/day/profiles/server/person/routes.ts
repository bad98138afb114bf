import { fullName, shortName } from '@school/names/server'
import { knows } from '@school/users/server'
import { type Ctx, handle, refusals } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import * as contract from '../../contract/index.ts'
import { findPerson, listAcquaintances, type PersonRow } from './queries.ts'
import { isClosedTo, isHidden, nameFor, type Sight, showsPlaces } from './sight.ts'

const refuse = refusals(contract.personErrors)

/** @throws person_not_found */
async function accessPerson(ctx: Ctx, userId: number): Promise<{ person: PersonRow; sight: Sight }> {
  const { viewer } = ctx
  // A viewer who owes a factor has no staff rights.
  const eyes = { viewerId: viewer.owesFactor ? 0 : viewer.id, seesAll: viewer.isMethodist }
  const [person, isKnown] = await Promise.all([findPerson(ctx.sql, userId, eyes), knows(ctx, userId)])
  if (!person) throw refuse('person_not_found')
  return { person, sight: { isKnown, isNear: person.isNear } }
}

async function presentPerson(ctx: Ctx, row: PersonRow, sight: Sight): Promise<contract.Person> {
  const isAgent = row.type === 'agent'
  const person = { ...row, isAgent }
  const isHere = !isHidden(sight, person)
  const areShown = showsPlaces(sight, person)
  const name = nameFor(sight, person)
  const isMe = ctx.viewer.id === row.id
  const isPupil = !isAgent && !row.isParent
  const level = isPupil ? levelOf(await balanceOf(ctx.sql, row.id, 'xp')) : null
  const avatar = isHere ? row.avatar : null
  return {
    id: row.id,
    name: name ?? fullName(row),
    shortName: name ?? shortName(row),
    avatar,
    avatarUrl: avatar && 'photoUrl' in avatar ? avatar.photoUrl : null,
    caption: areShown ? row.caption : '',
    isMe,
    isAgent,
    isPupil,
    isClosed: isClosedTo(sight, person),
    gradeIndex: isHere ? row.gradeIndex : null,
    school: areShown ? row.school : null,
    subjects: isAgent && isHere ? row.subjects : [],
    level: level?.level ?? null,
    levelData:
      level && isHere ? { ...level, progress: Math.floor((100 * level.gainedXp) / level.availableXp) } : null,
    publicProfile: isMe ? row.publicProfile : null,
  }
}

export const personRoutes = [
  handle(contract.getPerson, async (ctx, { params }) => {
    const { person, sight } = await accessPerson(ctx, params.userId)
    return presentPerson(ctx, person, sight)
  }),

  handle(contract.listPeople, (ctx, { query: { q, ...paging } }) =>
    listAcquaintances(ctx.sql, ctx.viewer.id, q.nameCont ?? '', paging),
  ),
]
