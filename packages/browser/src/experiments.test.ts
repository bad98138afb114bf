import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExperimentsContext, useExperiment, useFeatureFlag } from './experiments.ts'

const Looker = () =>
  `${useExperiment('header')} ${useExperiment('coins')} ${useFeatureFlag('dark')} ${useFeatureFlag('new_room')}`

const options = { experiments: [{ name: 'header', value: 'b_with' }], featureFlags: ['dark'] }

test('a value and a flag come from the page options; who takes no part has none', () => {
  expect(
    renderToStaticMarkup(createElement(ExperimentsContext, { value: options }, createElement(Looker))),
  ).toBe('b_with null true false')
})

test('without page options there are no participants', () => {
  expect(renderToStaticMarkup(createElement(Looker))).toBe('null null false false')
})
