import { link, type SearchOf, site } from '@school/routes'
import { ListScreen } from '@school/tables'
import { ButtonLink } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { pupilQuestionsQuery, waitingQuestionsQuery } from '../queries.ts'
import { PupilQuestionCard } from '../questions/PupilQuestionCard.tsx'
import { desk } from '../questions/ru.ts'

const page = site.lms.teacherLessonQuestions

export interface PupilQuestionsScreenProps {
  search: SearchOf<typeof page>
  /** Numbers in menus are of before. */
  onAnswered: () => void
}

/** «Вопросы по урокам»: what pupils ask and what they were answered. */
export function PupilQuestionsScreen({ search, onAnswered }: PupilQuestionsScreenProps) {
  const { data: waiting } = useSuspenseQuery(waitingQuestionsQuery(search))
  return (
    <ListScreen
      page={page}
      search={search}
      title={desk.title}
      lead={desk.lead}
      query={pupilQuestionsQuery(search)}
      choice={{
        name: 'tab',
        label: desk.tabs,
        look: 'tabs',
        titles: desk.tab,
        counts: { waiting: waiting.total },
      }}
      empty={
        search.tab === 'answered'
          ? {
              ...desk.noneAnswered,
              pose: 'hello',
              action: <ButtonLink to={link(page)}>{desk.toWaiting}</ButtonLink>,
            }
          : { ...desk.noneWaiting, pose: 'happy' }
      }
      keyOf={({ id }) => id}
      card={(row) => <PupilQuestionCard row={row} onAnswered={onAnswered} />}
    />
  )
}
