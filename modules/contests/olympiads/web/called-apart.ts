import { stageWords } from './ru.ts'

interface Called {
  title: string
  season: string
}

/** Names an olympiad by its title, and its former seasons by the title with the season. */
export const calledApart = <O extends Called>(olympiads: readonly O[]): O[] =>
  olympiads.map((olympiad) =>
    olympiads.some(({ title, season }) => title === olympiad.title && season > olympiad.season)
      ? { ...olympiad, title: stageWords.ofSeason(olympiad.title, olympiad.season) }
      : olympiad,
  )
