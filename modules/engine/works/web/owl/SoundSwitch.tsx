import { turnSound, useIsSoundOn } from '@school/rewards/web'
import { IconButton, IconVolume, IconVolumeOff } from '@school/ui'
import { t } from '../ru-owl.ts'

/** Sounds for verdicts and achievements; off by default. */
export function SoundSwitch() {
  const isOn = useIsSoundOn()
  const Icon = isOn ? IconVolume : IconVolumeOff
  return (
    <IconButton
      label={t.sound}
      aria-pressed={isOn}
      icon={<Icon aria-hidden="true" />}
      onClick={() => turnSound(!isOn)}
    />
  )
}
