import { gradeIndexes } from '@school/accounts/contract'
import { Form, useForm } from '@school/forms'
import { link, signInAddress, site } from '@school/routes'
import { gradeLabel } from '@school/texts'
import { Button, ButtonLink, Card, EmptyState, IconGift, SelectInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { claimPartnerGift, type PartnerGift } from '../../contract/index.ts'
import styles from '../bonuses.module.css'
import { partnerGiftQuery } from '../queries.ts'
import { t } from '../ru.ts'

interface PartnerGiftScreenProps {
  partner: PartnerGift['partner']
  /** Of this very page: a guest comes back to it. */
  address: string
  /** Where a person who has the gift goes. */
  homeUrl: string
  onTaken: () => void
}

/** The gift of a partner: a guest signs up first, a pupil says the class, and it is on the account. */
export function PartnerGiftScreen({ partner, address, homeUrl, onTaken }: PartnerGiftScreenProps) {
  const you = useYou()
  const { data: gift } = useSuspenseQuery(partnerGiftQuery(partner))
  const home = <ButtonLink to={homeUrl}>{t.toPlan}</ButtonLink>
  if (gift.state === 'taken')
    return (
      <EmptyState
        level={1}
        pose="happy"
        title={t.taken}
        text={gift.takenAt ? t.takenText(gift.bonuses, gift.takenAt) : undefined}
        action={<ButtonLink to={link(site.user.accountPayments)}>{t.toBonuses}</ButtonLink>}
      />
    )
  if (gift.state === 'over')
    return (
      <EmptyState
        level={1}
        title={t.over}
        text={t.overText}
        action={<ButtonLink to={link(site.lms.catalogCourses)}>{t.toCatalog}</ButtonLink>}
      />
    )
  if (gift.state === 'not_yours') return <EmptyState level={1} title={t.notYours} action={home} />
  return (
    <div className={frame.page}>
      <Card pad="l" className={styles.gift}>
        <IconGift aria-hidden="true" className={styles.box} stroke={1.25} />
        <h1>{t.title}</h1>
        <p className={styles.sum}>{t.inside(gift.bonuses)}</p>
        <p>{t.use}</p>
        {gift.owner ? (
          <Claim gift={gift} owner={gift.owner} onTaken={onTaken} />
        ) : (
          <>
            <p>{you(t.guest)}</p>
            <div className={styles.ways}>
              <ButtonLink kind="primary" to={link(site.market.registration, {}, { redirect_url: address })}>
                {t.signUp}
              </ButtonLink>
              <ButtonLink to={signInAddress(address)}>{t.signIn}</ButtonLink>
            </div>
          </>
        )}
      </Card>
    </div>
  )
}

interface ClaimProps {
  gift: PartnerGift
  owner: NonNullable<PartnerGift['owner']>
  onTaken: () => void
}

function Claim({ gift, owner, onTaken }: ClaimProps) {
  const form = useForm<typeof claimPartnerGift, { gradeIndex: string }>(claimPartnerGift, {
    params: { partner: gift.partner },
    values: { gradeIndex: '' },
    body: ({ gradeIndex }) => ({ gradeIndex: gradeIndex === '' ? null : Number(gradeIndex) }),
    onSent: () => {
      toast(t.got(gift.bonuses), { tone: 'ok' })
      onTaken()
    },
  })
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" kind="primary" loading={form.isSending}>
          {t.take}
        </Button>
      }
    >
      <p>{t.owner(owner.name)}</p>
      {owner.needsGrade ? (
        <SelectInput label={t.grade} {...form.text('gradeIndex')}>
          <option value="">{t.chooseGrade}</option>
          {gradeIndexes.map((index) => (
            <option key={index} value={index}>
              {gradeLabel(index)}
            </option>
          ))}
        </SelectInput>
      ) : (
        owner.gradeIndex !== null && <p>{gradeLabel(owner.gradeIndex)}</p>
      )}
    </Form>
  )
}
