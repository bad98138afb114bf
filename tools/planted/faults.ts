/** A lock or a condition that the product must not lose, and the story that fails without it. */
export interface PlantedFault {
  /** As the table of `docs/locks.md` names it. */
  readonly name: string
  /** Source text that occurs once in the server sides of the modules; the file is found by it. */
  readonly lock: string
  /** What the text becomes. */
  readonly without: string
  readonly story: string
  /** The title of the test, or its beginning. */
  readonly test: string
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'importing pupils into a class',
    lock: '  if (isConfirmed) await holdList(ctx.sql, classId)\n',
    without: '  void holdList\n',
    story: 'modules/people/school-classes/server/importing.stories.test.ts',
    test: 'sent twice at once adds each pupil once',
  },
  {
    name: 'the last place of an invitation',
    lock: "text: 'select from invitations where id = $1 for update'",
    without: "text: 'select from invitations where id = $1'",
    story: 'modules/reach/invitations/server/class-invitations.stories.test.ts',
    test: 'has no places left: of two who come for the last one',
  },
  {
    name: 'a gift that is opened',
    lock: 'values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,\n    values: [userId, currency',
    without: 'values ($1, $2, $3, $4, $5, $6, $7)`,\n    values: [userId, currency',
    story: 'modules/overview/streaks/server/streaks.stories.test.ts',
    test: 'a gift is opened once, after its days',
  },
  {
    name: 'the start of an attempt',
    lock: 'values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing\n        returning *',
    without: 'values ($1, $2, $3, $4, $5, $6, $7, $8, $9)\n        returning *',
    story: 'modules/engine/works/server/attempts/exam.stories.test.ts',
    test: 'from two tabs at once makes one attempt',
  },
  {
    name: 'saving an answer while the attempt is finished',
    lock: 'with running as (select id from attempts where id = $1 and finished_at is null for share),',
    without: 'with running as (select id from attempts where id = $1 and finished_at is null),',
    story: 'modules/engine/works/server/attempts/finishing.stories.test.ts',
    test: 'and a concurrent save: the answer is counted or refused',
  },
  {
    name: 'the last two tasks of a work',
    lock: "text: 'select id from attempts where id = $1 for no key update'",
    without: "text: 'select id from attempts where id = $1'",
    story: 'modules/engine/works/server/last-task.stories.test.ts',
    test: 'emit one event when both were solved',
  },
  {
    name: 'a decision about an appeal',
    lock: 'where p.id = $2 for no key update of a, p`',
    without: 'where p.id = $2`',
    story: 'modules/contests/olympiad-jury/server/appeals.stories.test.ts',
    test: 'decides once, also when two members decide concurrently',
  },
  {
    name: 'a cell of the journal',
    lock: 'and id = any($2::int[]) and removed_at is null order by id for update`',
    without: 'and id = any($2::int[]) and removed_at is null order by id`',
    story: 'modules/learning/journals/server/two-teachers.stories.test.ts',
    test: 'of two concurrent writes to an empty cell one succeeds',
  },
  {
    name: 'the name of a class',
    lock: 'where ${key} = ${id} and ${version} = ${wanted.version}`',
    without: 'where ${key} = ${id}`',
    story: 'modules/people/school-classes/server/managed/managed.stories.test.ts',
    test: 'is renamed by one of two at once',
  },
  {
    name: 'messages to a class in a day',
    lock: "text: 'select id from school_classes where id = $1 for no key update'",
    without: "text: 'select id from school_classes where id = $1'",
    story: 'modules/learning/class-messages/server/class-messages.stories.test.ts',
    test: 'ten a day for a class',
  },
  {
    name: 'items of a day in the calendar',
    lock: '  await lockUser(ctx.sql, ctx.viewer.id)\n  await requirePlace(ctx, day)',
    without: '  await requirePlace(ctx, day)',
    story: 'modules/day/calendar/server/calendar.stories.test.ts',
    test: 'is one of twenty a day',
  },
  {
    name: 'files that belong to nothing',
    lock: '  await lockUser(ctx.sql, ctx.viewer.id)\n  if ((await countLoose(',
    without: '  void lockUser\n  if ((await countLoose(',
    story: 'modules/reach/files/server/files.stories.test.ts',
    test: 'of files that belong to nothing, sent at once',
  },
  {
    name: 'the last administrator of an organization',
    lock: "name: 'lock_organizations',\n    text: 'select from organizations where id = any($1::int[]) order by id for no key update'",
    without:
      "name: 'lock_organizations',\n    text: 'select from organizations where id = any($1::int[]) order by id'",
    story: 'modules/people/organizations/server/users.stories.test.ts',
    test: 'of two administrators who are taken away at once',
  },
  {
    name: 'a disqualified participant and the place out of the contest',
    lock: 'from attempts where work_id = $1 and ${isRankedSql(null)}`,\n    values: [workId, points],',
    without:
      'from attempts where work_id = $1 and number = 1 and judged_at is not null`,\n    values: [workId, points],',
    story: 'modules/contests/olympiad-conduct/server/monitoring/disqualifying.stories.test.ts',
    test: 'does not count in the place of somebody out of the contest',
  },
]
