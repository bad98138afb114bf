import { t } from './ru-teacher.ts'

/** Marks to choose from; the empty one is that of the scale. */
export const MarkOptions = () => (
  <>
    <option value="">{t.byScale}</option>
    {[5, 4, 3, 2].map((value) => (
      <option key={value}>{value}</option>
    ))}
  </>
)
