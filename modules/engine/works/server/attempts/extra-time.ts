// Minutes granted in addition to the rules of a work.
export { grantTime as grant, logTimeGranted as log, type TimeGrant } from './allowances.ts'
export { takeTimeBack as takeBack } from './take-time-back.ts'
