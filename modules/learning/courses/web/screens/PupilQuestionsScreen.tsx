import { link, site } from '@school/routes'
import { ButtonLink, EmptyState, Pagination, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pupilQuestionsQuery } from '../queries.ts'
import { PupilQuestionCard } from '../questions/PupilQuestionCard.tsx'
import { desk } from '../questions/ru.ts'

export interface PupilQuestionsScreenProps {
  isAnswered: boolean
  page: number
  /** Numbers in menus are of before. */
  onAnswered: () => void
}

const addressOf = (isAnswered: boolean, page = 1) => {
  const search = new URLSearchParams({
    ...(isAnswered ? { tab: 'answered' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return `${link(site.lms.teacherLessonQuestions)}${search.size > 0 ? `?${search}` : ''}`
}

/** «Вопросы по урокам»: what pupils ask and what they were answered. */
export function PupilQuestionsScreen({ isAnswered, page, onAnswered }: PupilQuestionsScreenProps) {
  const { data: waiting } = useSuspenseQuery(pupilQuestionsQuery(false, isAnswered ? 1 : page))
  const { data: shown } = useSuspenseQuery(pupilQuestionsQuery(isAnswered, page))
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1>{desk.title}</h1>
        <p className={frame.lead}>{desk.lead}</p>
        <Tabs
          label={desk.tabs}
          tabs={[
            { title: desk.waiting, to: addressOf(false), count: waiting.total, current: !isAnswered },
            { title: desk.answered, to: addressOf(true), current: isAnswered },
          ]}
        />
      </header>
      {shown.rows.length === 0 ? (
        <EmptyState
          pose={isAnswered ? 'hello' : 'happy'}
          title={isAnswered ? desk.noneAnswered : desk.noneWaiting}
          text={isAnswered ? desk.noneAnsweredText : desk.noneWaitingText}
          action={isAnswered && <ButtonLink to={addressOf(false)}>{desk.toWaiting}</ButtonLink>}
        />
      ) : (
        <ul className={`plain-list ${frame.cards}`}>
          {shown.rows.map((row) => (
            <li key={row.id}>
              <PupilQuestionCard row={row} onAnswered={onAnswered} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={shown.totalPages} to={(n) => addressOf(isAnswered, n)} />
    </div>
  )
}
