import { Skeleton, SkeletonText } from '@school/ui'
import choice from './ChoiceField.module.css'
import styles from './QuestionForm.module.css'
import './sample/SampleForm.module.css'
import typed from './TypedField.module.css'

/**
 * Placeholder of a form whose code is loading. It includes the styles of the forms, so that a server-rendered form
 * is never shown unstyled.
 */
export const FormSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    <SkeletonText lines={2} />
    <div className={`${choice.options} ${typed.field}`}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="3.25rem" />
      ))}
    </div>
  </div>
)
