import { ru } from '../ru-rare.ts'

/** A notice above a form's buttons for browsers with scripts switched off. */
export const WithoutScripts = () => (
  <noscript>
    <p className="form-without-scripts">{import.meta.env.SSR && ru.withoutScripts}</p>
  </noscript>
)
