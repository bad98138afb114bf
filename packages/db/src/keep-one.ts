import type { Sql } from './sql.ts'

/** Objects that must keep at least one of something: an organization its administrator, a class its teacher, a child a parent who decides. */
export interface Owners {
  readonly table: 'organizations' | 'school_classes' | 'users'
  readonly ids: readonly number[]
}

/** Changes of these objects wait for each other until their transactions end. Several are locked in the order of their ids. */
export async function holdOwners(sql: Sql, { table, ids }: Owners): Promise<void> {
  await sql.query({
    name: `hold_${table}`,
    text: `select from ${table} where id = any($1::int[]) order by id for no key update`,
    values: [ids],
  })
}

/**
 * «At least one must stay»: locks the owners, makes the change and counts what is left of it, so that of two changes at once the second one sees
 * the first. Whatever the change depends on is read inside of it. A refusal takes the transaction back.
 * `isLeft` gets the result of the change: one that changed nothing is not refused.
 * @throws what `refusal` makes, when an owner is left with none
 */
export async function keepOne<T>(
  sql: Sql,
  owners: Owners,
  {
    change,
    isLeft,
    refusal,
  }: { change: () => Promise<T>; isLeft: (changed: T) => Promise<boolean>; refusal: () => Error },
): Promise<T> {
  await holdOwners(sql, owners)
  const changed = await change()
  if (!(await isLeft(changed))) throw refusal()
  return changed
}
