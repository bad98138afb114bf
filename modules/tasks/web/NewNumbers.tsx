import { useYou } from '@school/ui'
import { text } from './ru.ts'

/** After a miss: what stands in the form is not what was answered. */
export const NewNumbers = () => {
  const you = useYou()
  return <p>{you(text.newNumbers)}</p>
}
