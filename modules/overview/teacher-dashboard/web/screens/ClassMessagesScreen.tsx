import { SentMessagesPart } from '@school/class-messages/web'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ClassHeader } from '../ClassHeader.tsx'
import { classQuery } from '../queries.ts'

/** What was written to a class and its parents. */
export function ClassMessagesScreen({ classId }: { classId: number }) {
  const { data: page } = useSuspenseQuery(classQuery(classId))
  return (
    <div className={frame.page}>
      <ClassHeader head={page} current="messages" />
      <SentMessagesPart classId={classId} />
    </div>
  )
}
