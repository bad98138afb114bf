import { Avatar, avatarSizes } from '../drawings/Avatar.tsx'
import { Award } from '../drawings/Award.tsx'
import { Coin } from '../drawings/Coin.tsx'
import { Cover } from '../drawings/cover/Cover.tsx'
import { Logo, LogoSign } from '../drawings/Logo.tsx'
import { Medal } from '../drawings/Medal.tsx'
import { Owl } from '../drawings/owl/Owl.tsx'
import type { OwlPose, OwlProp } from '../drawings/owl/owl-props.ts'
import type { Portrait } from '../drawings/portrait/portrait.ts'
import { IconBulb, IconFlame, IconTarget, IconTrophy } from '../icons.ts'
import { disciplines, longName } from './samples.ts'
import { Grid, Row, Section } from './Section.tsx'
import styles from './gallery.module.css'

const poses: OwlPose[] = [
  'hello',
  'think',
  'happy',
  'sleep',
  'lost',
  'reading',
  'look',
  'sorry',
  'watch',
  'kind',
]
const props: OwlProp[] = ['search', 'calendar', 'trophy', 'letter', 'lock', 'box', 'plug']
const portraits: Portrait[] = [
  { figure: 'child', face: 'grin', top: 'fringe', colour: 1, back: 3 },
  { figure: 'cat', face: 'wink', top: 'none', colour: 3, back: 4 },
  { figure: 'fox', face: 'glasses', top: 'curls', colour: 6, back: 0 },
  { figure: 'bear', face: 'calm', top: 'cap', colour: 2, back: 7 },
  { figure: 'rabbit', face: 'smile', top: 'braids', colour: 5, back: 5 },
  { figure: 'owl', face: 'wow', top: 'crown', colour: 7, back: 2 },
]
const awards = [
  { hue: 40, icon: <IconFlame /> },
  { hue: 85, icon: <IconBulb /> },
  { hue: 255, icon: <IconTarget /> },
  { hue: 300, icon: <IconTrophy /> },
]

export const Drawings = () => (
  <>
    <Section id="owl" title="Сова Смекалка">
      <Grid min="10rem">
        {poses.map((pose) => (
          <Owl key={pose} pose={pose} className={styles.owl} />
        ))}
      </Grid>
      <Grid min="8rem">
        {props.map((prop) => (
          <Owl
            key={prop}
            pose={prop === 'trophy' ? 'happy' : 'look'}
            prop={prop}
            title={null}
            className={styles.owl}
          />
        ))}
      </Grid>
    </Section>
    <Section id="signs" title="Знаки">
      <Row title="Знак и имя">
        <Logo />
        <LogoSign title="Смекалка" />
        <span className={styles.dark}>
          <Logo isLight />
        </span>
      </Row>
      <Row title="Люди">
        {['Маша Миронова', 'Пётр Гринёв', 'Савельич', 'Алексей Швабрин', 'Василиса Егоровна', longName].map(
          (name) => (
            <Avatar key={name} name={name} size={56} />
          ),
        )}
        {Object.values(avatarSizes).map((size) => (
          <Avatar key={size} name="Маша Миронова" size={size} />
        ))}
        <Avatar name="Маша Миронова" size={32} />
        {portraits.map((portrait) => (
          <Avatar key={portrait.figure} name="Маша Миронова" portrait={portrait} size={56} />
        ))}
      </Row>
      <Row title="Медали, достижения, монета">
        {([1, 2, 3] as const).map((place) => (
          <Medal key={place} place={place} className={styles.medal} />
        ))}
        {awards.map(({ hue, icon }) => (
          <Award key={hue} hue={hue} icon={icon} />
        ))}
        <Award hue={40} icon={<IconFlame />} isLocked />
        <Coin className={styles.coin} title="Монета" />
      </Row>
    </Section>
    <Section id="covers" title="Обложки">
      {disciplines.map(({ key, title, hue }) => (
        <div key={key}>
          <h3>{title}</h3>
          <Grid min="14rem">
            {Array.from({ length: 8 }, (_, seed) => (
              <div key={seed} className={styles.cover}>
                <Cover discipline={key} hue={hue} seed={seed} />
              </div>
            ))}
          </Grid>
        </div>
      ))}
    </Section>
  </>
)
