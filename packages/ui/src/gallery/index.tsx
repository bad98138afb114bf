import { Charts } from './Charts.tsx'
import { Controls } from './Controls.tsx'
import { Drawings } from './Drawings.tsx'
import { Forms } from './Forms.tsx'
import { Foundations } from './Foundations.tsx'
import { Layout } from './Layout.tsx'
import { Overlays } from './Overlays.tsx'
import { Pickers } from './Pickers.tsx'
import { Prose } from './Prose.tsx'
import { States } from './States.tsx'
import styles from './gallery.module.css'

/** Everything in every state, for the eyes of developers. Needs a router around and `styles.css`, `prose.css`, `math.css`. */
export const Gallery = () => (
  <div className={styles.gallery}>
    <Foundations />
    <Controls />
    <Forms />
    <Pickers />
    <Layout />
    <States />
    <Overlays />
    <Charts />
    <Prose />
    <Drawings />
  </div>
)
