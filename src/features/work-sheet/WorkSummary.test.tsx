import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { sampleWork } from '@/domain/evidence/packSamples'
import { FormatContext } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { WorkSummary } from './WorkSummary'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric' as const, country: 'GB' }
const field = (key: string, quantity: string | undefined, words?: readonly string[], type?: string) => ({
  key,
  type,
  quantity,
  min: undefined,
  max: undefined,
  step: undefined,
  required: undefined,
  options: words?.map((value) => ({ value, label: undefined })),
})

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('work', 'activity')
})

it('reads answers in words and units, the weather at the end as that at the start', () => {
  const activity = sampleWork('s1', {
    activityName: 'spraying',
    fields: [
      { key: 'reason', value: ['disease', 'colour'] },
      { key: 'windSpeed', value: 3 },
      { key: 'windSpeedEnd', value: 4 },
      { key: 'labelSeen', value: true },
      { key: 'calibrationDate', value: '2026-03-05' },
      { key: 'nozzle', value: '03 blue' },
    ],
  })
  const fields = [
    field('reason', undefined, ['disease', 'colour']),
    field('windSpeed', 'windSpeed'),
    field('calibrationDate', undefined, undefined, 'day'),
  ]
  render(
    <FormatContext value={settings}>
      <WorkSummary activity={activity} fields={fields as never} pitches="Stadium" people="Marta Kovač" />
    </FormatContext>,
  )
  const said = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
  expect(said('Reason')).toHaveTextContent('Disease and Colour')
  expect(said('Wind')).toHaveTextContent(/^11.km\/h$/)
  expect(said('Wind (at the end)')).toHaveTextContent(/^14.km\/h$/)
  expect(said('Label read')).toHaveTextContent('Yes')
  expect(said('Calibrated on')).toHaveTextContent('5 Mar 2026')
  expect(said('Nozzle')).toHaveTextContent('03 blue')
})

it('tells what of a checklist is ticked, and nothing that only the import of fixtures reads', () => {
  const activity = sampleWork('c1', {
    fields: [
      { key: 'checklist', value: ['[x] Check the reel', '[ ] Empty the box'] },
      { key: 'sourceUid', value: 'abc@league' },
    ],
  })
  render(
    <FormatContext value={settings}>
      <WorkSummary activity={activity} fields={[]} pitches="Stadium" people="" />
    </FormatContext>,
  )
  expect(screen.getByText('✓ Check the reel and Empty the box')).toBeInTheDocument()
  expect(screen.queryByText(/abc@league/)).not.toBeInTheDocument()
})

it('tells a sum of money to the penny and whose money it is, and a mark with its half', () => {
  const activity = sampleWork('r1', {
    activityName: 'renovation',
    fields: [
      { key: 'cost', value: 1200.45 },
      { key: 'pitchMark', value: 7.5 },
    ],
  })
  render(
    <FormatContext value={settings}>
      <WorkSummary activity={activity} fields={[]} pitches="Stadium" people="" />
    </FormatContext>,
  )
  expect(screen.getByText("1,200.45 · In your ground's own currency")).toBeInTheDocument()
  expect(screen.getByText('7.5')).toBeInTheDocument()
})
