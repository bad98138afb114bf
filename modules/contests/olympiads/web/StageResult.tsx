import { link, site } from '@school/routes'
import { ButtonLink, IconCertificate, Medal, StatNumber, useYou } from '@school/ui'
import type { Participation, Stage } from '../contract/index.ts'
import { ratingAt, solutionsAt, statsAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { OutOfRating } from './OutOfRating.tsx'
import { t } from './ru.ts'
import styles from './StageResult.module.css'

export interface StageResultProps {
  olympiadId: number
  stage: Stage
  userId: number
  isVirtual?: boolean
}

/** Points, place and diploma of one person, with links to further pages. */
export function StageResult({ olympiadId, stage, userId, isVirtual = false }: StageResultProps) {
  const you = useYou()
  const mine = (isVirtual ? stage.practice : stage.participation)!
  const Title = isVirtual ? 'h3' : 'h2'
  return (
    <div className={styles.result}>
      {mine.award && <Medal place={mine.award} title={null} className={styles.medal} />}
      <div className={frame.section}>
        <Title id={isVirtual ? undefined : `stage-${stage.id}`}>
          {isVirtual ? t.practiceDone : mine.award ? t.diploma(mine.award) : you(t.resultTitle)}
        </Title>
        <Figures mine={mine} />
        <OutOfRating disqualification={mine.disqualification} />
        <div className={frame.row}>
          {mine.certificateId !== null && (
            <ButtonLink
              kind="primary"
              icon={<IconCertificate aria-hidden="true" />}
              to={link(site.lms.certificate, { user_id: userId, certificate_id: mine.certificateId })}
            >
              {mine.award ? t.openDiploma : t.openCertificate}
            </ButtonLink>
          )}
          {stage.can.readSolutions && (
            <ButtonLink to={solutionsAt(olympiadId, userId, stage.id)}>{t.toSolutions}</ButtonLink>
          )}
          {stage.isRatingOpen && (
            <>
              <ButtonLink to={ratingAt(olympiadId, 'users', { stage: stage.id, grade: mine.gradeIndex })}>
                {t.toRating}
              </ButtonLink>
              <ButtonLink to={statsAt(olympiadId, { stage: stage.id, grade: mine.gradeIndex })}>
                {t.toStats}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const Figures = ({ mine: { result, place, isVirtual } }: { mine: Participation }) =>
  result && (
    <div className={frame.figures}>
      <StatNumber value={t.points(result.points, result.maxPoints)} label={t.pointsLabel} />
      <StatNumber value={t.percent(result.percent)} label={t.percentLabel} />
      {place && (
        <StatNumber
          value={t.place(place.place, place.participants)}
          label={isVirtual ? t.practicePlace(place.place, place.participants) : t.placeLabel}
        />
      )}
    </div>
  )
