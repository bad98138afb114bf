import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Award } from '@school/olympiads/contract'
import { NamedOrganization } from '@school/organizations/contract'
import * as z from 'zod'

const Percent = z.int().nullable()

/** Results of a group of participants. */
export const Figures = z.object({
  participants: z.int(),
  /** How many pupils could have taken part; `null` when unknown. */
  pupils: z.int().nullable(),
  averagePercent: Percent,
  medianPercent: Percent,
  /** Diplomas of any degree; `null` where the stage gives none. */
  winners: z.int().nullable(),
})
export type Figures = z.infer<typeof Figures>

/** Figures of the previous season, for comparison. */
export const FormerFigures = Figures.pick({ participants: true, averagePercent: true })
export type FormerFigures = z.infer<typeof FormerFigures>
const MaybeFormer = FormerFigures.nullable()

/** `null`: so few participants that individuals could be recognised. */
const MaybeFigures = Figures.nullable()

export const AnalysedOlympiad = z.object({ id: z.int(), title: z.string(), season: z.string() })

export const AnalysedStage = z.object({
  id: z.int(),
  title: z.string(),
  olympiad: AnalysedOlympiad,
  discipline: Discipline,
  grades: z.array(z.int()),
  publishedAt: Instant,
})
export type AnalysedStage = z.infer<typeof AnalysedStage>

/** An earlier finished stage of the same olympiad. */
export const EarlierStage = z.object({
  id: z.int(),
  title: z.string(),
  season: z.string(),
  figures: MaybeFormer,
})
export type EarlierStage = z.infer<typeof EarlierStage>

export const StageList = z.object({
  /** Organization in which the viewer acts. */
  organization: NamedOrganization,
  stages: z.array(
    AnalysedStage.extend({
      figures: MaybeFigures,
      /** Earlier stages with participants from the viewer's schools, in chronological order. */
      earlier: z.array(EarlierStage),
    }),
  ),
})
export type StageList = z.infer<typeof StageList>

export const AnalysedChild = NamedOrganization.extend({
  /** Rank among siblings by average; only with the right to rank. */
  place: z.int().nullable(),
  figures: MaybeFigures,
  /** Previous season; also `null` where the level has no previous season. */
  former: MaybeFormer,
})
export type AnalysedChild = z.infer<typeof AnalysedChild>

export const AnalysedGrade = z.object({ gradeIndex: z.int(), figures: MaybeFigures, former: MaybeFormer })
export type AnalysedGrade = z.infer<typeof AnalysedGrade>

/** An organization in a stage. */
const Place = z.object({
  stage: AnalysedStage,
  organization: NamedOrganization,
  /** Path from the viewer's organization down to this one. */
  trail: z.array(NamedOrganization),
  figures: MaybeFigures,
})

export const Level = Place.extend({
  /** Participants by tenths of the score; `null` when the figures are `null`. */
  histogram: z.array(z.int()).nullable(),
  /** Direct children; empty for a school. */
  children: z.array(AnalysedChild),
  /** Only for a school. */
  grades: z.array(AnalysedGrade),
  /** The same stage in the previous season; `null` where there was none. */
  former: z.object({ id: z.int(), season: z.string(), figures: MaybeFormer }).nullable(),
  can: z.object({ rank: z.boolean() }),
})
export type Level = z.infer<typeof Level>

export const AnalysedTask = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  /** Percentage of pupils who solved it here, and of all participants of the grade. */
  herePercent: z.int(),
  everywherePercent: z.int(),
  isWeak: z.boolean(),
})
export type AnalysedTask = z.infer<typeof AnalysedTask>

export const AnalysedTheme = z.object({
  title: z.string(),
  /** How many tasks are about this theme. */
  tasks: z.int(),
  herePercent: z.int(),
  everywherePercent: z.int(),
  isWeak: z.boolean(),
})
export type AnalysedTheme = z.infer<typeof AnalysedTheme>

export const AnalysedPupil = z.object({
  /** From 1, the best first: replaces the name of the pupil where names are hidden. */
  number: z.int(),
  name: z.string().nullable(),
  className: z.string().nullable(),
  percent: z.int(),
  award: Award.nullable(),
  /** Percentages by task, in the order of the tasks; `null` is no answer. */
  cells: z.array(z.int().nullable()),
})
export type AnalysedPupil = z.infer<typeof AnalysedPupil>

/** A training that helps with the subject in this grade. */
export const AdvisedTraining = z.object({
  id: z.int(),
  title: z.string(),
  /** Work id by which the training is assigned. */
  workId: z.int(),
})
export type AdvisedTraining = z.infer<typeof AdvisedTraining>

export const GradeMatrix = Place.extend({
  gradeIndex: z.int(),
  tasks: z.array(AnalysedTask),
  /** Themes of the tasks, the weakest first. */
  themes: z.array(AnalysedTheme),
  /** Trainings of the subject for this grade; empty when no task is weak. */
  trainings: z.array(AdvisedTraining),
  /** Classes of this grade that the viewer teaches and may assign a training to. */
  ownClassIds: z.array(z.int()),
  pupils: z.array(AnalysedPupil),
  /** Number of pupils without parental consent to keep results: counted, but not listed. */
  withheld: z.int(),
  can: z.object({ seeNames: z.boolean() }),
})
export type GradeMatrix = z.infer<typeof GradeMatrix>

/** Percentage of pupils who took part, capped at 100 because participants from elsewhere may exceed the number of pupils. */
export const shareOf = ({ participants, pupils }: Figures): number | null =>
  pupils === null || pupils === 0 ? null : Math.min(100, Math.round((100 * participants) / pupils))
