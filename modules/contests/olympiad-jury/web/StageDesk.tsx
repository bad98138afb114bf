import { invalidate } from '@school/api-client'
import { gradeRange } from '@school/texts'
import { Chip, hueOf, PageHeader, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { LiveStrip, StuckAttempts } from '@school/monitoring/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, useCallback } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import {
  CodesPart,
  type MonitoringPartProps,
  type MonitoringTab,
  type MonitoringWanted,
  PacketsPart,
  ProgressPart,
  StageActions,
  TimePart,
  accessTabs,
  awaited,
  monitoredStageQuery,
  monitoringTabs,
  monitoringWords as t,
  stageTermWords as s,
  toneOfStage,
  useStagePlace,
} from '@school/olympiad-conduct/web'
import { Countdown } from '@school/olympiads/web'
import { AppealsPart } from './jury/AppealsPart.tsx'
import { ExpertsPart } from './jury/ExpertsPart.tsx'
import { QuestionsPart } from './jury/QuestionsPart.tsx'
import { ProtocolPart } from './protocol/ProtocolPart.tsx'
import { ResultsPart } from './results/ResultsPart.tsx'
import { useNewQuestions } from './jury/use-new-questions.ts'

/** Polling interval of the progress. */
const liveEveryMs = 15_000

export type TabParts = Partial<Record<MonitoringTab, ComponentType<MonitoringPartProps>>>

const parts: TabParts = {
  progress: ProgressPart,
  time: TimePart,
  codes: CodesPart,
  packets: PacketsPart,
  questions: QuestionsPart,
  results: ResultsPart,
  appeals: AppealsPart,
  jury: ExpertsPart,
  protocol: ProtocolPart,
}

/** Tabs of the jury: for those who lead everybody. */
const ofJury: readonly MonitoringTab[] = ['questions', 'appeals', 'jury']

/** Not every stage has every tab: codes only where they are needed for entry. */
const partsOf = ({ entry, leadsAll, can }: MonitoredStage, tabParts: TabParts) =>
  monitoringTabs.filter(
    (tab) =>
      (tab !== 'codes' || entry === 'code') &&
      (tab !== 'time' || can.seeNames) &&
      (tab !== 'packets' || can.makePackets) &&
      (tab !== 'protocol' || can.readProtocol) &&
      (leadsAll || tabParts[tab] !== undefined || !ofJury.includes(tab)),
  )

/** Number of items behind a tab that wait for the jury. */
function countOf({ waiting }: MonitoredStage, tab: MonitoringTab): { count?: number } {
  const count = tab === 'questions' ? waiting?.questions : tab === 'appeals' ? waiting?.appeals : 0
  return count ? { count } : {}
}

export interface StageDeskProps {
  stageId: number
  wanted: MonitoringWanted
  /** Tabs of the portal: tabs of access, which come first, and tabs replaced by a version for schools. */
  tabParts?: TabParts
}

/** A stage of an olympiad for those who lead its participants. */
export function StageDesk({ stageId, wanted, tabParts = {} }: StageDeskProps) {
  const { stageAt, list } = useStagePlace()
  const { data: stage, isError } = useSuspenseQuery({
    ...monitoredStageQuery(stageId),
    refetchInterval: liveEveryMs,
  })
  useNewQuestions(stage)
  const { olympiad } = stage
  const all = { ...parts, ...tabParts }
  const shown: MonitoringTab[] = [...accessTabs.filter((tab) => tabParts[tab]), ...partsOf(stage, tabParts)]
  const tab = shown.includes(wanted.tab) ? wanted.tab : 'progress'
  const Part = all[tab]!
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: list.title, to: list.to() }, { title: olympiad.title }]}
        marks={
          <>
            <Chip tone={toneOfStage[stage.state]}>{t.stageStates[stage.state]}</Chip>
            <Chip hue={olympiad.discipline.hue}>{olympiad.discipline.title}</Chip>
          </>
        }
        title={t.open(stage.title, olympiad.title)}
      >
        <Facts stage={stage} />
        {stage.change && <p className={frame.note}>{s.changed(stage.change)}</p>}
        <StageActions stage={stage} />
        <Tabs
          label={t.tabsOf}
          tabs={shown.map((name) => ({
            title: t.tabs[name],
            ...countOf(stage, name),
            to: stageAt(stageId, { tab: name }),
            current: name === tab,
            ...(name === 'time' && stage.timeRequests > 0 ? { count: stage.timeRequests } : {}),
          }))}
        />
      </PageHeader>
      <LiveStrip isFailed={isError} />
      {stage.leadsAll && <StuckAttempts workIds={stage.grades.map(({ workId }) => workId)} />}
      <Part stage={stage} wanted={wanted} />
    </div>
  )
}

function Facts({ stage }: { stage: MonitoredStage }) {
  const client = useQueryClient()
  const { id, grades, hardClose, serverNow } = stage
  const onEnd = useCallback(() => void invalidate(client, monitoredStageQuery(id)), [client, id])
  const until = awaited(stage)
  const byMinutes = [...Map.groupBy(grades, ({ minutes }) => minutes)]
  const indexes = (own: MonitoredStage['grades']) => own.map(({ gradeIndex }) => gradeIndex)
  return (
    <>
      <p className={frame.row}>
        <span>{t.window(stage)}</span>
        <span>{t.results(stage)}</span>
        {byMinutes.map(([minutes, own]) => (
          <span key={minutes}>
            {t.minutesOf(gradeRange(Math.min(...indexes(own)), Math.max(...indexes(own))), minutes)}
          </span>
        ))}
        {hardClose && <span>{t.hardClose}</span>}
      </p>
      {until && <Countdown key={until.at} {...until} serverNow={serverNow} onEnd={onEnd} />}
    </>
  )
}
