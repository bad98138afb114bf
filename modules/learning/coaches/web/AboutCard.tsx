import { FormCard, saySaved, useForm } from '@school/forms'
import { TextArea, TextInput } from '@school/ui'
import { type CoachData, longestCoachWords, updateCoachData } from '../contract/index.ts'
import { t } from './ru.ts'

export function AboutCard({ data: { about, videoUrl, version } }: { data: CoachData }) {
  const form = useForm<typeof updateCoachData, { about: string; videoUrl: string }>(updateCoachData, {
    values: { about, videoUrl: videoUrl ?? '' },
    version,
    fieldsOf: ({ about: text, videoUrl: url }) => ({ about: String(text), videoUrl: String(url ?? '') }),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.about}>
      <TextArea
        label={t.aboutText}
        hint={t.aboutHint}
        maxLength={longestCoachWords}
        rows={6}
        {...form.text('about')}
      />
      <TextInput
        type="text"
        inputMode="url"
        label={t.video}
        hint={t.videoHint}
        optional
        placeholder="https://"
        {...form.text('videoUrl')}
      />
    </FormCard>
  )
}
