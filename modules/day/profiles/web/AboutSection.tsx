import {
  longestAbout,
  longestCaption,
  mostSocialLinks,
  type Profile,
  updateProfile,
} from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { Button, Checkbox, Choices, TextArea, TextInput, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { subjectsQuery } from './queries.ts'
import styles from './profile.module.css'
import { t } from './ru.ts'

const places = {
  'user.userInfoAttributes': 'info',
  'user.disciplineIds': 'disciplineIds',
  'user.socialLinksAttributes': 'links',
  'user.profession': 'profession',
}

const yearOf = (typed: string | number | null): number | null =>
  typed === null || typed === '' ? null : Number(typed)

function valuesOf({ userInfoAttributes, disciplineIds, profession, socialLinks }: Profile) {
  const { about, caption, startTeachingYear, lastCertificationDate } = userInfoAttributes
  const links = socialLinks.map(({ url }) => url)
  return {
    info: { about, caption, startTeachingYear, lastCertificationDate: lastCertificationDate ?? '' },
    disciplineIds,
    profession,
    links: links.length > 0 ? links : [''],
  }
}

/** What people say about themselves; for a teacher also since when they teach. */
export function AboutSection({ profile }: { profile: Profile }) {
  const you = useYou()
  const { data: subjects } = useSuspenseQuery(subjectsQuery)
  const { isAgent } = profile
  const values = valuesOf(profile)
  const form = useForm<typeof updateProfile, typeof values>(updateProfile, {
    // Their subjects may change elsewhere.
    draftName: 'profile about',
    values,
    places,
    body: ({ info, disciplineIds, profession, links: typed }) => ({
      user: {
        disciplineIds,
        profession,
        socialLinksAttributes: typed.filter(Boolean).map((url) => ({ url })),
        userInfoAttributes: isAgent
          ? { ...info, startTeachingYear: yearOf(info.startTeachingYear) }
          : { about: info.about, caption: info.caption },
      },
    }),
    version: profile.version,
    fieldsOf: ({ profile: saved }) => valuesOf(saved as Profile),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.about}>
      <TextInput
        label={t.caption}
        hint={t.captionHint}
        maxLength={longestCaption}
        {...form.text('info.caption')}
      />
      <TextArea label={t.aboutText} maxLength={longestAbout} {...form.text('info.about')} />
      <Choices legend={you(t.subjects)} hint={t.subjectsHint} error={form.error('disciplineIds')}>
        <div className={styles.subjects}>
          {subjects.map(({ id, title }) => (
            <Checkbox key={id} label={title} {...form.member('disciplineIds', id)} />
          ))}
        </div>
      </Choices>
      {(isAgent || profile.isParent) && (
        <TextInput label={t.profession} maxLength={120} optional {...form.text('profession')} />
      )}
      {isAgent && (
        <div className={frame.fields}>
          <TextInput
            type="number"
            inputMode="numeric"
            label={t.teachingYear}
            {...form.number('info.startTeachingYear')}
          />
          <TextInput type="date" label={t.certification} {...form.text('info.lastCertificationDate')} />
        </div>
      )}
      <Choices legend={t.links} error={form.error('links')}>
        {form.value('links').map((_, index) => (
          <TextInput
            key={index}
            label={t.linkLabel(index + 1)}
            type="url"
            inputMode="url"
            placeholder="https://"
            {...form.text(`links.${index}`)}
          />
        ))}
        {form.value('links').length < mostSocialLinks && (
          <div>
            <Button size="s" kind="quiet" onClick={() => form.set('links', [...form.value('links'), ''])}>
              {t.moreLink}
            </Button>
          </div>
        )}
      </Choices>
    </FormCard>
  )
}
