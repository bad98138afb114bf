import { fileAddress } from '@school/api-client'
import { link, site } from '@school/routes'
import { DataTable, SaveAs } from '@school/tables'
import { ButtonLink, Card, Chip, EmptyState, Link, PageHeader, SkeletonText } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LessonOpinionSums, type Opinion, saveLessonOpinions } from '../../contract/index.ts'
import styles from '../opinions/opinions.module.css'
import { sums as t } from '../opinions/ru.ts'
import { lessonOpinionsQuery, opinionWordsQuery } from '../queries.ts'

const tones: Record<Opinion, 'ok' | 'accent' | 'warn'> = { clear: 'ok', partly: 'accent', unclear: 'warn' }

const wordsAt = (lessonId: number) => `${link(site.lms.teacherLessonOpinions)}?lesson=${lessonId}#words`

/** «Как понимают уроки»: for methodists; the words of the lesson in the address are shown below. */
export function LessonOpinionsScreen({ lessonId }: { lessonId: number | null }) {
  const { data: rows } = useSuspenseQuery(lessonOpinionsQuery())
  const chosen = rows.find((row) => row.lessonId === lessonId)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead} />
      {rows.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} action={false} />
      ) : (
        <Sums rows={rows} />
      )}
      {chosen && <Words row={chosen} />}
    </div>
  )
}

const Sums = ({ rows }: { rows: readonly LessonOpinionSums[] }) => (
  <DataTable
    name="lesson-opinions"
    caption={t.caption}
    rows={rows}
    keyOf={(row) => row.lessonId}
    nameOf={(row) => row.lesson}
    tools={<SaveAs to={(format) => fileAddress(saveLessonOpinions, { query: { format } })} />}
    columns={[
      {
        key: 'lesson',
        title: t.lesson,
        value: (row) => `${row.course} ${String(row.position).padStart(3, '0')}`,
        cell: (row) => (
          <>
            {row.lesson}
            <small className={styles.course}>{t.course(row.course, row.position)}</small>
          </>
        ),
      },
      {
        key: 'unclear',
        title: t.unclear,
        isNumber: true,
        phone: 'aside',
        value: (row) => row.unclear / row.total,
        cell: (row) => t.unclearShare(row.unclear, row.total),
      },
      {
        key: 'partly',
        title: t.partly,
        isNumber: true,
        value: (row) => row.partly,
        cell: (row) => row.partly,
      },
      { key: 'clear', title: t.clear, isNumber: true, value: (row) => row.clear, cell: (row) => row.clear },
      { key: 'total', title: t.total, isNumber: true, value: (row) => row.total, cell: (row) => row.total },
      {
        key: 'words',
        title: t.words,
        value: (row) => row.withWords,
        cell: (row) =>
          row.withWords > 0 && <Link to={wordsAt(row.lessonId)}>{t.wordsOf(row.withWords)}</Link>,
      },
    ]}
  />
)

function Words({ row: { lessonId, courseId, lesson } }: { row: LessonOpinionSums }) {
  const { data } = useQuery(opinionWordsQuery(lessonId))
  return (
    <Card as="section" id="words" aria-labelledby="words-title" className={frame.section}>
      <h2 id="words-title">{t.readWords(lesson)}</h2>
      {data ? (
        <ul className={`plain-list ${styles.words}`}>
          {data.map(({ opinion, words, saidAt }, index) => (
            <li key={index} className={styles.said}>
              <p className={frame.row}>
                <Chip size="s" tone={tones[opinion]}>
                  {t[opinion]}
                </Chip>
                <span className={frame.note}>{t.at(saidAt)}</span>
              </p>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonText lines={3} />
      )}
      <div>
        <ButtonLink to={link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })}>
          {t.openLesson}
        </ButtonLink>
      </div>
    </Card>
  )
}
