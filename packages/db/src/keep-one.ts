/**
 * «At least one must stay»: an organization keeps an administrator, a class a teacher, a child a parent who decides. Locks the owners, makes the change
 * and counts what is left of it, so that of two changes at once the second one sees the first. Whatever the change depends on is read inside of it.
 * A refusal takes the transaction back.
 * @param lockOwners locks the rows of the owners, in the order of their ids, until the transaction ends
 * @param isLeft gets the result of the change: one that changed nothing is not refused
 * @throws what `refusal` makes, when an owner is left with none
 */
export async function keepOne<T>(
  lockOwners: () => Promise<unknown>,
  {
    change,
    isLeft,
    refusal,
  }: { change: () => Promise<T>; isLeft: (changed: T) => Promise<boolean>; refusal: () => Error },
): Promise<T> {
  await lockOwners()
  const changed = await change()
  if (!(await isLeft(changed))) throw refusal()
  return changed
}
