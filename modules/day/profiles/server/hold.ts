import { type Ctx, extensionPoint } from '@school/kernel/server'

/**
 * Prevents a change of the grade or of the kind of person: for example a stage of an olympiad for the grade, a family. `work` prevents a change
 * of the kind too, with a reason of its own: the person has solved tasks.
 */
export interface Hold {
  readonly of: 'grade' | 'type' | 'work'
  readonly isHeld: (ctx: Ctx, userId: number) => Promise<boolean>
}

/** Contributed by modules that grant something by class or kind of person: whether it must stay for now. */
export const standingHold = extensionPoint<Hold>('profiles.hold')

export async function isHeld(ctx: Ctx, of: Hold['of'], userId: number): Promise<boolean> {
  const asked = ctx.extensions(standingHold).filter((hold) => hold.of === of)
  const answers = await Promise.all(asked.map((hold) => hold.isHeld(ctx, userId)))
  return answers.includes(true)
}
