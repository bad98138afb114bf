import { typedEarlyMark } from '@school/browser'
import { Suspense, useId, useState } from 'react'
import type { Question, Response, ResponseOf, Verdict } from '@school/tasks/contract'
import { Listen } from './aloud/Listen.tsx'
import { statementPart } from './aloud/read-part.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { emptyResponse } from './draft.ts'
import { GapsField } from './GapsField.tsx'
import { Html } from './Html.tsx'
import { ComposeField, FilesField, GroupingField, MatchingField, OrderingField } from './late-forms.ts'
import { LineField, PictureField, TableField, WordsField } from './marking/late.ts'
import { PlacingSkeleton } from './placing/PlacingSkeleton.tsx'
import styles from './QuestionForm.module.css'
import { TypedField } from './TypedField.tsx'
import { EssayField } from './written/EssayField.tsx'

export interface QuestionFormProps {
  question: Question
  /** Null before any answer. An answer of another kind counts as none. */
  value: Response | null
  onChange: (value: Response) => void
  disabled?: boolean
  /** The verdict on exactly this value; marks its parts. */
  verdict?: Verdict | null
}

/** Kinds whose whole answer is one text. */
const isOneText = ({ kind }: Question): boolean =>
  kind === 'essay' || kind === 'number' || kind === 'short_text'

const noParts: Verdict['parts'] = []

/** The statement of a task and the fields of its answer. Stateless: the caller stores the value. */
export function QuestionForm({
  question,
  value,
  onChange,
  disabled = false,
  verdict = null,
}: QuestionFormProps) {
  const statementId = useId()
  const [readPart, setReadPart] = useState<string | null>(null)
  const response = value?.kind === question.kind ? value : emptyResponse(question)
  const shared = { onChange, disabled, statementId, marks: verdict?.parts ?? noParts }
  return (
    <div className={styles.form} {...(isOneText(question) && typedEarlyMark)}>
      <Listen to={question} onAt={setReadPart} />
      {question.kind !== 'gaps' && (
        <Html
          id={statementId}
          className={`md ${styles.statement}`}
          html={question.html}
          isRead={readPart === statementPart}
        />
      )}
      {(question.kind === 'single_choice' || question.kind === 'multiple_choice') && (
        <ChoiceField
          {...shared}
          readPart={readPart}
          question={question}
          value={response as ResponseOf<'single_choice'> | ResponseOf<'multiple_choice'>}
        />
      )}
      {(question.kind === 'number' || question.kind === 'short_text') && (
        <TypedField
          {...shared}
          question={question}
          value={response as ResponseOf<'number'> | ResponseOf<'short_text'>}
          outcome={verdict?.outcome ?? null}
        />
      )}
      {question.kind === 'gaps' && (
        <GapsField {...shared} question={question} value={response as ResponseOf<'gaps'>} />
      )}
      {question.kind === 'essay' && (
        <EssayField {...shared} question={question} value={response as ResponseOf<'essay'>} />
      )}
      <Suspense fallback={<PlacingSkeleton />}>
        {question.kind === 'ordering' && (
          <OrderingField {...shared} question={question} value={response as ResponseOf<'ordering'>} />
        )}
        {question.kind === 'compose' && (
          <ComposeField {...shared} question={question} value={response as ResponseOf<'compose'>} />
        )}
        {question.kind === 'matching' && (
          <MatchingField {...shared} question={question} value={response as ResponseOf<'matching'>} />
        )}
        {question.kind === 'grouping' && (
          <GroupingField {...shared} question={question} value={response as ResponseOf<'grouping'>} />
        )}
        {question.kind === 'mark_words' && (
          <WordsField {...shared} question={question} value={response as ResponseOf<'mark_words'>} />
        )}
        {question.kind === 'table' && (
          <TableField {...shared} question={question} value={response as ResponseOf<'table'>} />
        )}
        {question.kind === 'number_line' && (
          <LineField {...shared} question={question} value={response as ResponseOf<'number_line'>} />
        )}
        {question.kind === 'image_point' && (
          <PictureField {...shared} question={question} value={response as ResponseOf<'image_point'>} />
        )}
        {question.kind === 'file' && (
          <FilesField {...shared} question={question} value={response as ResponseOf<'file'>} />
        )}
      </Suspense>
    </div>
  )
}
