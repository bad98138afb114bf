import { Award, IconBook2, IconCertificate, IconFlame, IconSparkles, IconStar, IconTarget } from '@school/ui'
import type { Achievement, AchievementFamily } from '../contract/index.ts'

const looks: Record<AchievementFamily, { Icon: typeof IconStar; hue: number }> = {
  tasks: { Icon: IconTarget, hue: 250 },
  streak: { Icon: IconFlame, hue: 45 },
  courses: { Icon: IconBook2, hue: 150 },
  trainings: { Icon: IconStar, hue: 85 },
  level: { Icon: IconSparkles, hue: 310 },
  diplomas: { Icon: IconCertificate, hue: 20 },
}

/** The badge of a family: reached ones in colour, those ahead keep their shape. */
export function Badge({
  family,
  isReached,
  size,
}: Pick<Achievement, 'family' | 'isReached'> & { size: number }) {
  const { Icon, hue } = looks[family]
  return <Award icon={<Icon />} hue={hue} isLocked={!isReached} size={size} />
}
