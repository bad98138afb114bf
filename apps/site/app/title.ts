import { app } from './loading.ts'

export const { titleText, titleOf, titleBy } = app
