import { Accordion } from '@school/ui'
import { GivenAnswer } from '@school/results/web'
import { useState } from 'react'
import { appealedAnswerQuery } from './queries.ts'
import { desk } from './ru.ts'

/** The answer under appeal, without the name of its author. */
export function AppealedAnswer({ appealId }: { appealId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion title={desk.readAnswer} open={isOpen} onToggle={setOpen}>
      {isOpen && <GivenAnswer query={appealedAnswerQuery(appealId)} />}
    </Accordion>
  )
}
