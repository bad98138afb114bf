import type { Device } from '../contract/index.ts'
import { t } from './ru-devices.ts'

/** «Chrome, Android, телефон». */
export const deviceName = ({ browser, system, kind }: Device): string =>
  [browser ?? t.unknownBrowser, system, t.kindsOfDevice[kind]].filter(Boolean).join(', ')
