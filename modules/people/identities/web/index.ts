export { offerQuery, socialNetsQuery } from './queries.ts'
export { SocialNets } from './SocialNets.tsx'
export { SocialWays } from './SocialWays.tsx'
