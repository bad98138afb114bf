import { Discipline } from '@school/courses/contract'
import { Instant } from '@school/kernel/contract'
import { Award } from '@school/olympiads/contract'
import { NamedOrganization } from '@school/organizations/contract'
import * as z from 'zod'

const Percent = z.int().nullable()

/** How a group of participants did. */
export const Figures = z.object({
  participants: z.int(),
  /** How many could have taken part; `null` when nobody knows. */
  pupils: z.int().nullable(),
  averagePercent: Percent,
  medianPercent: Percent,
  /** Diplomas of any degree; `null` where the stage gives none. */
  winners: z.int().nullable(),
})
export type Figures = z.infer<typeof Figures>

/** The figures of a season that is over, to compare with. */
export const FormerFigures = Figures.pick({ participants: true, averagePercent: true })
export type FormerFigures = z.infer<typeof FormerFigures>
const MaybeFormer = FormerFigures.nullable()

/** `null` of figures: so few have taken part that somebody could be recognised. */
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

/** A stage of the same olympiad that was over before. */
export const EarlierStage = z.object({
  id: z.int(),
  title: z.string(),
  season: z.string(),
  figures: MaybeFormer,
})
export type EarlierStage = z.infer<typeof EarlierStage>

export const StageList = z.object({
  /** Where the viewer acts. */
  organization: NamedOrganization,
  stages: z.array(
    AnalysedStage.extend({
      figures: MaybeFigures,
      /** In which somebody of the own schools was, the first first. */
      earlier: z.array(EarlierStage),
    }),
  ),
})
export type StageList = z.infer<typeof StageList>

export const AnalysedChild = NamedOrganization.extend({
  /** Among its neighbours by the average; only where one may rank. */
  place: z.int().nullable(),
  figures: MaybeFigures,
  /** A season before; `null` too where the level has no such season. */
  former: MaybeFormer,
})
export type AnalysedChild = z.infer<typeof AnalysedChild>

export const AnalysedGrade = z.object({ gradeIndex: z.int(), figures: MaybeFigures, former: MaybeFormer })
export type AnalysedGrade = z.infer<typeof AnalysedGrade>

/** An organization in a stage. */
const Place = z.object({
  stage: AnalysedStage,
  organization: NamedOrganization,
  /** From where the viewer acts down to this one. */
  trail: z.array(NamedOrganization),
  figures: MaybeFigures,
})

export const Level = Place.extend({
  /** Participants by tenths of the score; `null` together with the figures. */
  histogram: z.array(z.int()).nullable(),
  /** Right below it; empty of a school. */
  children: z.array(AnalysedChild),
  /** Of a school. */
  grades: z.array(AnalysedGrade),
  /** The same stage a season before; `null` where there was none. */
  former: z.object({ id: z.int(), season: z.string(), figures: MaybeFormer }).nullable(),
  can: z.object({ rank: z.boolean() }),
})
export type Level = z.infer<typeof Level>

export const AnalysedTask = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  /** How many per cent have solved it here, and of all participants of the grade. */
  herePercent: z.int(),
  everywherePercent: z.int(),
  isWeak: z.boolean(),
})
export type AnalysedTask = z.infer<typeof AnalysedTask>

export const AnalysedTheme = z.object({
  title: z.string(),
  /** How many tasks are about it. */
  tasks: z.int(),
  herePercent: z.int(),
  everywherePercent: z.int(),
  isWeak: z.boolean(),
})
export type AnalysedTheme = z.infer<typeof AnalysedTheme>

export const AnalysedPupil = z.object({
  /** From 1, the best first: what a pupil is called where names are not told. */
  number: z.int(),
  name: z.string().nullable(),
  className: z.string().nullable(),
  percent: z.int(),
  award: Award.nullable(),
  /** Per cents of each task in the order of the tasks; `null` is no answer. */
  cells: z.array(z.int().nullable()),
})
export type AnalysedPupil = z.infer<typeof AnalysedPupil>

/** What helps with the subject in this grade. */
export const AdvisedTraining = z.object({
  id: z.int(),
  title: z.string(),
  /** By its work it is assigned. */
  workId: z.int(),
})
export type AdvisedTraining = z.infer<typeof AdvisedTraining>

export const GradeMatrix = Place.extend({
  gradeIndex: z.int(),
  tasks: z.array(AnalysedTask),
  /** What the tasks are about, the weakest first. */
  themes: z.array(AnalysedTheme),
  /** Where the subject is trained in this grade; empty while no task is weak. */
  trainings: z.array(AdvisedTraining),
  /** Classes of this grade that the viewer teaches: a training may be assigned to them. */
  ownClassIds: z.array(z.int()),
  pupils: z.array(AnalysedPupil),
  /** Their parents have not agreed that results are kept: they are counted and not shown one by one. */
  withheld: z.int(),
  can: z.object({ seeNames: z.boolean() }),
})
export type GradeMatrix = z.infer<typeof GradeMatrix>

/** How many per cent of the pupils have taken part; whoever has come from elsewhere makes no more than everybody. */
export const shareOf = ({ participants, pupils }: Figures): number | null =>
  pupils === null || pupils === 0 ? null : Math.min(100, Math.round((100 * participants) / pupils))
