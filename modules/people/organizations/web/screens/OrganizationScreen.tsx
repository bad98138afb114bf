import { fileAddress, useCall } from '@school/api-client'
import { link, portal } from '@school/routes'
import { SaveAs } from '@school/tables'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Chip,
  ChipNav,
  Confirmation,
  Pagination,
  toast,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { changeOrganization, type OrganizationCard, saveOrganizations } from '../../contract/index.ts'
import { Employees } from '../Employees.tsx'
import { AddDialog, ChangeDialog } from '../OrganizationDialogs.tsx'
import { NameViews } from '../NameViews.tsx'
import { OrganizationFigures } from '../OrganizationFigures.tsx'
import { OrganizationsImport, RecentOrganizations } from '../OrganizationsImport.tsx'
import { isOfficial } from '../official-title.ts'
import { OrganizationTable } from '../OrganizationTable.tsx'
import { belowQuery, organizationQuery, ownOrganizationQuery } from '../queries.ts'
import { listed } from '../ru-list.ts'
import { t } from '../ru.ts'

export type OrganizationSection = 'classes' | 'employees' | 'names'

export interface OrganizationScreenProps {
  /** `null` is where the viewer administers. */
  organizationId: number | null
  section: OrganizationSection | null
  page: number
  /** Of the section of classes, rendered by another module; above schools they are those without a teacher. */
  classes: (card: OrganizationCard) => ReactNode
  /** Pupils who wait for admission to its classes, from another module. */
  waiting: (card: OrganizationCard) => ReactNode
  /** Of the section of employees: who was invited and how, from another module as well. */
  invitations: (card: OrganizationCard) => ReactNode
  /** Takes a list out of a file. */
  listFile: (onRead: (text: string) => void) => ReactNode
}

const page = portal.management.organization

/** «Кабинет администратора»: one organization, what is below it, its classes and its people. */
export function OrganizationScreen({
  organizationId,
  section,
  page: number,
  classes,
  waiting,
  invitations,
  listFile,
}: OrganizationScreenProps) {
  const { data: card } = useSuspenseQuery(
    organizationId === null ? ownOrganizationQuery : organizationQuery(organizationId),
  )
  const { id, title, kind, trail } = card
  const isSchool = kind === 'school'
  const sections = [
    { title: t.about, section: null },
    { title: isSchool ? t.classes : t.untaught, section: 'classes' as const },
    { title: t.employees, section: 'employees' as const },
    ...(card.can.readNames ? [{ title: t.names, section: 'names' as const }] : []),
  ]
  return (
    <div className={frame.column}>
      <header className={frame.head}>
        {trail.length > 1 && (
          <Breadcrumbs
            label={t.trail}
            crumbs={trail.map((one) => ({
              title: one.title,
              ...(one.id === id ? {} : { to: link(page, { organizationId: one.id }) }),
            }))}
          />
        )}
        <p className={frame.row}>
          <Chip>{t.kinds[kind]}</Chip>
          {card.deactivatedAt && <Chip tone="warn">{t.deactivated}</Chip>}
        </p>
        <h1 className={isOfficial(title) ? frame.officialTitle : undefined}>{title}</h1>
        <ChipNav
          label={t.sections}
          choices={sections.map((one) => ({
            title: one.title,
            to: link(page, { organizationId: id, ...(one.section ? { section: one.section } : {}) }),
            isChosen: one.section === section,
          }))}
        />
      </header>
      {section === 'employees' && invitations(card)}
      <div className={frame.section}>
        {section === 'employees' ? (
          <Employees card={card} page={number} />
        ) : section === 'names' && card.can.readNames ? (
          <NameViews organizationId={id} page={number} />
        ) : section === 'classes' ? (
          <>
            {isSchool && waiting(card)}
            {classes(card)}
          </>
        ) : (
          <About card={card} page={number} listFile={listFile} waiting={waiting} />
        )}
      </div>
    </div>
  )
}

const orUnknown = (text: string): ReactNode => text || <span className={frame.note}>{t.unknown}</span>

type AboutProps = Pick<OrganizationScreenProps, 'listFile' | 'page' | 'waiting'> & { card: OrganizationCard }

function About({ card, page: number, listFile, waiting }: AboutProps) {
  const { city, address, phone, email, licence, code, can } = card
  const [dialog, setDialog] = useState<'change' | 'add' | 'list' | 'switch' | null>(null)
  const close = () => setDialog(null)
  const facts: [string, string][] = [
    [t.code, code ?? ''],
    [t.city, city],
    [t.address, address],
    [t.phone, phone],
    [t.email, email],
    [t.licence, licence],
  ]
  return (
    <>
      <OrganizationFigures {...card} />
      {waiting(card)}
      <Card as="section" aria-labelledby="contacts" className={frame.section}>
        <h2 id="contacts" className={frame.title}>
          {t.contacts}
        </h2>
        <dl className={frame.fields}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt className={frame.note}>{name}</dt>
              <dd>{orUnknown(text)}</dd>
            </div>
          ))}
        </dl>
        <p className={frame.row}>
          {can.change && <Button onClick={() => setDialog('change')}>{t.change}</Button>}
          {can.govern && (
            <Button kind={card.deactivatedAt ? 'secondary' : 'danger'} onClick={() => setDialog('switch')}>
              {card.deactivatedAt ? t.activate : t.deactivate}
            </Button>
          )}
        </p>
      </Card>
      {card.kind !== 'school' && <Below card={card} page={number} onAdd={setDialog} />}
      {dialog === 'change' && <ChangeDialog card={card} onClose={close} />}
      {dialog === 'list' && <OrganizationsImport card={card} listFile={listFile} onClose={close} />}
      {dialog === 'add' && <AddDialog card={card} onClose={close} />}
      {dialog === 'switch' && <SwitchQuestion card={card} onClose={close} />}
    </>
  )
}

interface BelowProps {
  card: OrganizationCard
  page: number
  onAdd: (how: 'add' | 'list') => void
}

function Below({ card, page: number, onAdd }: BelowProps) {
  const { data } = useSuspenseQuery(belowQuery(card.id, number))
  return (
    <section aria-labelledby="below" className={frame.section}>
      <header className={`${frame.row} ${frame.between}`}>
        <h2 id="below" className={frame.title}>
          {t.below}
        </h2>
        <p className={frame.row}>
          <ButtonLink to={link(portal.management.organizations)}>{t.searchAll}</ButtonLink>
          {card.can.add && (
            <>
              <Button onClick={() => onAdd('add')}>{t.add}</Button>
              <Button onClick={() => onAdd('list')}>{listed.open}</Button>
            </>
          )}
        </p>
      </header>
      {card.can.add && <RecentOrganizations card={card} />}
      {data.rows.length === 0 ? (
        <p className={frame.note}>{t.none}</p>
      ) : (
        <>
          <SaveAs
            to={(format) =>
              fileAddress(saveOrganizations, { params: { organizationId: card.id }, query: { format } })
            }
          />
          <OrganizationTable caption={t.below} rows={data.rows} />
          <Pagination
            page={data.page}
            totalPages={data.totalPages}
            to={(next) => link(page, { organizationId: card.id }, { page: next > 1 ? next : null })}
          />
        </>
      )}
    </section>
  )
}

function SwitchQuestion({ card, onClose }: { card: OrganizationCard; onClose: () => void }) {
  const isDeactivated = card.deactivatedAt !== null
  const { mutate, isPending, error } = useCall(changeOrganization, {
    onSuccess: () => {
      toast(t.saved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <Confirmation
      title={isDeactivated ? t.activate : t.deactivateTitle}
      action={isDeactivated ? t.activate : t.deactivate}
      isBusy={isPending}
      isCautious={!isDeactivated}
      onClose={onClose}
      onAgree={() => mutate({ params: { organizationId: card.id }, body: { isDeactivated: !isDeactivated } })}
    >
      <p>{isDeactivated ? card.title : t.deactivateText(card.title)}</p>
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}
