import { momentCell } from '@school/kernel/server'
import type { ProtocolEntry } from '../../contract/protocol.ts'
import {
  protocolBy,
  protocolKindWords,
  protocolParticipant,
  protocolWords,
} from '../../contract/ru-protocol.ts'

/** A protocol entry as a row of a table. */
export const protocolRow = (entry: ProtocolEntry): (string | number | Date | null)[] => [
  entry.number,
  momentCell(entry.at),
  protocolKindWords[entry.kind],
  protocolParticipant(entry),
  protocolBy(entry),
  protocolWords(entry),
]
