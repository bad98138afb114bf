import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, listener, type ServerModule } from '@school/kernel/server'
import { stageAdmission } from '@school/olympiads/server'
import { stageChanged } from '../contract/events.ts'
import { tablesOfConduct } from './monitoring/stage-tables.ts'
import { stageTable } from './monitoring/stage-table.ts'
import { monitoringRoutes } from './monitoring/routes.ts'
import type { PacketSettings } from './packet/files.ts'
import { conductPart } from './packet/person-part.ts'
import { listCodedStageIds } from './packet/queries.ts'
import { packetRoutesOf } from './packet/routes.ts'
import { notifyOfChanges } from './stages/notify-changes.ts'
import { requestOfDemo } from './time/demo.ts'

export { type ManagedPlace, findManagedPlace } from './accesses/place.ts'
export { type MonitoredStageRow, accessMonitoredStage } from './monitoring/access.ts'
export { findAwaited } from './monitoring/awaited-queries.ts'
export { juryWaiting } from './monitoring/jury-waiting.ts'
export { listNames } from './monitoring/participant-queries.ts'
export { presentMonitoredTitle, presentWatchedStage } from './monitoring/present.ts'
export { mayReadProtocol } from './monitoring/protocol-rights.ts'
export { monitoredSql, officialSql, presenceSql } from './monitoring/queries.ts'
export { readMonitoredStage } from './monitoring/read-stage.ts'
export { type StageTablePart, stageTable, wholeTable } from './monitoring/stage-table.ts'
export { type ClassRoom, classRooms } from './packet/class-rooms.ts'
export { type PacketSettings, diplomaParts, lengthsOf, writeParts, writeRooms } from './packet/files.ts'
export { type MemoPart, connectionLost, duringWork, packetWords } from './packet/ru-packet.ts'
export { publicationRefusal, withdrawalRefusal } from './rules/leading.ts'

export const olympiadConductModuleOf = (settings: PacketSettings): ServerModule => ({
  name: 'olympiad-conduct',
  routes: [...monitoringRoutes, ...packetRoutesOf(settings)],
  extensions: [
    extend(personPart, conductPart),
    extend(demoPart, requestOfDemo),
    extend(stageAdmission, async (sql, userId) => ({
      stageIds: await listCodedStageIds(sql, userId),
      closures: [],
    })),
    ...tablesOfConduct.map((table) => extend(stageTable, table)),
  ],
  listeners: [listener('tell-olympiad-changes', stageChanged, notifyOfChanges)],
})
