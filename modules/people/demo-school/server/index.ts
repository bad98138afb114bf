export { demoPassword, demoPeople } from './demo.ru.ts'
export { type DemoPart, demoPart, type DemoSchool, type PeopledClass } from './demo-part.ts'
export { demoAddresses, isDemoAddress } from './addresses.ts'
