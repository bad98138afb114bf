export { ContinueStrip } from '@school/progress/screens/ContinueStrip'
export { OneClickMenu } from './OneClickMenu.tsx'
export { ProfileButton } from './ProfileButton.tsx'
export { TopMenu } from './TopMenu.tsx'
