import { ru } from '../ru-rare.ts'

/** In a form, above its buttons: what it needs, for a browser whose scripts are switched off. */
export const WithoutScripts = () => (
  <noscript>
    <p className="form-without-scripts">{import.meta.env.SSR && ru.withoutScripts}</p>
  </noscript>
)
