import { type Area, boxOf } from '../checking/areas.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'image_point'>

/** Smallest area on a picture 320 px wide on a telephone that a finger can hit. */
const leastShare = 0.04

function areaOf(source: Source['areas'][number]): Area {
  if ('rect' in source) {
    const [x, y, width, height] = source.rect
    return { shape: 'rect', x, y, width, height }
  }
  if ('circle' in source) {
    const [x, y, r] = source.circle
    return { shape: 'circle', x, y, r }
  }
  return { shape: 'polygon', points: source.polygon.map(([x, y]) => ({ x, y })) }
}

export function buildImagePoint(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  const picture = scribe.picture(['picture'], source.picture)
  const areas = source.areas.map(areaOf)
  const { width, height } = picture
  for (const [index, area] of areas.entries()) {
    const { from, to } = boxOf(area)
    if (from.x < 0 || from.y < 0 || to.x > width || to.y > height)
      scribe.report(['areas', index], says.areaOutside(width, height))
    else if (Math.min(to.x - from.x, to.y - from.y) < leastShare * width)
      scribe.report(['areas', index], says.areaTooSmall(Math.ceil(leastShare * width)))
  }
  return {
    question: {
      kind: 'image_point',
      html: scribe.statement(statement),
      picture: { ...picture, alt: source.alt },
      count: source.count_hidden ? null : areas.length,
    },
    rubric: { kind: 'image_point', areas, width, height },
  }
}
