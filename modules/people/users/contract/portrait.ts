import * as z from 'zod'

export const figures = ['child', 'cat', 'fox', 'bear', 'rabbit', 'owl'] as const
export const faces = ['smile', 'grin', 'wink', 'glasses', 'wow', 'calm'] as const
export const tops = ['none', 'fringe', 'curls', 'braids', 'cap', 'crown'] as const
export const colours = [0, 1, 2, 3, 4, 5, 6, 7] as const
export const backs = [0, 1, 2, 3, 4, 5, 6, 7] as const

const oneOf = (all: readonly number[]) =>
  z
    .int()
    .min(0)
    .max(all.length - 1)

/** The avatar that a person has put together: a recipe by names and numbers. */
export const Portrait = z.object({
  figure: z.enum(figures),
  face: z.enum(faces),
  top: z.enum(tops),
  colour: oneOf(colours),
  back: oneOf(backs),
})
export type Portrait = z.infer<typeof Portrait>

/** The user’s own photograph. Knowing its address is enough to see it. */
export const Photo = z.object({ photoUrl: z.string() })

/** What is shown next to a name: the photograph for viewers who may see it, otherwise the assembled avatar. */
export const Avatar = z.union([Portrait, Photo])
export type Avatar = z.infer<typeof Avatar>

/** As a person sees themselves. */
export const ownAvatar = ({
  avatar,
  avatarUrl,
}: {
  avatar: Portrait | null
  avatarUrl: string | null
}): Avatar | null => (avatarUrl === null ? avatar : { photoUrl: avatarUrl })

/** One of all there are, the same for the same seed. */
export function portraitOf(seed: number): Portrait {
  let left = Math.abs(Math.trunc(seed))
  const take = <Part>(parts: readonly Part[]): Part => {
    const part = parts[left % parts.length]!
    left = Math.floor(left / parts.length)
    return part
  }
  return {
    colour: take(colours),
    figure: take(figures),
    back: take(backs),
    face: take(faces),
    top: take(tops),
  }
}

/** How many there are: a seed below is each of them once. */
export const portraitsCount = figures.length * faces.length * tops.length * colours.length * backs.length
