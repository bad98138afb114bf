import { TextArea, TextInput } from '@school/ui'
import { type CoachData, longestCoachWords } from '../contract/index.ts'
import { DataCard } from './DataCard.tsx'
import { t } from './ru.ts'

export const AboutCard = ({ data: { about, videoUrl } }: { data: CoachData }) => (
  <DataCard title={t.about} values={{ about, videoUrl: videoUrl ?? '' }} body={(typed) => typed}>
    {(form) => (
      <>
        <TextArea
          label={t.aboutText}
          hint={t.aboutHint}
          maxLength={longestCoachWords}
          rows={6}
          {...form.text('about' as never)}
        />
        <TextInput
          type="text"
          inputMode="url"
          label={t.video}
          hint={t.videoHint}
          optional
          placeholder="https://"
          {...form.text('videoUrl' as never)}
        />
      </>
    )}
  </DataCard>
)
