export { type ClassTab, ClassTabs } from './ClassTabs.tsx'
export { OrganizationClasses, organizationClassesQuery } from './OrganizationClasses.tsx'
