import { hueOf } from '../hue.ts'
import { disciplines } from './samples.ts'
import { Grid, Row, Section } from './Section.tsx'
import styles from './gallery.module.css'

const surfaces = [
  'page',
  'card',
  'sunken',
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'ok-soft',
  'warn-soft',
  'bad-soft',
]
const inks = ['ink', 'ink-2', 'muted', 'orange-text', 'accent-ink', 'ok', 'warn', 'bad']
const tints = ['page', 'soft', 'line', 'mid', 'solid', 'ink', 'deep']

export const Foundations = () => (
  <>
    <Section id="colours" title="Цвет">
      <Grid min="8rem">
        {surfaces.map((name) => (
          <div key={name} className={styles.swatch} style={{ background: `var(--${name})` }}>
            {name}
          </div>
        ))}
      </Grid>
      <Row title="Чернила на странице">
        {inks.map((name) => (
          <span key={name} style={{ color: `var(--${name})` }}>
            {name}: читается легко
          </span>
        ))}
      </Row>
      {disciplines.map(({ key, title, hue }) => (
        <div key={key} className="hue" style={hueOf(hue)}>
          <Row title={`${title}, ${hue}°`}>
            {tints.map((name) => (
              <span key={name} style={{ width: '5.5rem' }}>
                <span className={styles.swatch} style={{ background: `var(--hue-${name})` }} />
                <small>{name}</small>
              </span>
            ))}
          </Row>
        </div>
      ))}
    </Section>
    <Section id="type" title="Шрифт">
      <p
        style={{
          fontFamily: 'var(--font-display)',
          fontSize: 'var(--text-hero)',
          fontWeight: 650,
          lineHeight: 1.15,
          letterSpacing: '-0.03em',
        }}
      >
        Учимся думать, а не зубрить
      </p>
      <h3>Заголовок третьего уровня: движение и силы</h3>
      <p style={{ maxWidth: 'var(--width-text)' }}>
        Съешь же ещё этих мягких французских булок, да выпей чаю. Широкая электрификация южных губерний даст
        мощный толчок подъёму сельского хозяйства. 0123456789, 1&nbsp;290&nbsp;₽, «ёлочки», тире — вот так;{' '}
        <a href="#type">ссылка внутри текста</a>, <strong>важное</strong>, <kbd>Esc</kbd>.
      </p>
      <p>
        <small>Мелкий текст: подпись под картинкой, дата публикации.</small>
      </p>
    </Section>
  </>
)
