import { text } from './ru.ts'

/** After a miss: what stands in the form is not what was answered. */
export const NewNumbers = () => <p>{text.newNumbers}</p>
