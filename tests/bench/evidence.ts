import { performance } from 'node:perf_hooks'
import { makePack } from '../../src/domain/evidence/packMaker.ts'
import { sampleRows, sampleSetup, sampleSupply, sampleWork } from '../../src/domain/evidence/packSamples.ts'

/** An evidence pack of a season (B16): how long the making takes once the rows are there. Run by hand: `node tests/bench/evidence.ts`. */
const ACTIVITIES = 50_000
const GOAL_MS = 10_000

const day = (n: number): string => new Date(Date.UTC(2025, 6, 1) + n * 86_400_000).toISOString().slice(0, 10)
const activities = Array.from({ length: ACTIVITIES }, (_, n) => {
  const at = `${day(Math.floor((n / ACTIVITIES) * 300))}T${String(6 + (n % 10)).padStart(2, '0')}`
  const isSpray = n % 12 === 0
  return sampleWork(`activity-${n}`, {
    activityName: isSpray ? 'spraying' : 'mowing',
    startDate: `${at}:00:00Z`,
    endDate: `${at}:45:00Z`,
    pitchIds: [n % 2 === 0 ? 'p1' : 'p2'],
    notes:
      n % 5 === 0
        ? 'Wet in the north corner, two passes less than planned; "soft" at the goalmouth.'
        : undefined,
    fields: isSpray
      ? [
          {
            key: 'product',
            value: [{ id: 'iron', cocktailId: undefined, rate: 20, rateUnit: 'l/ha', quantity: 14 }],
          },
          { key: 'area', value: 0.714 },
          { key: 'waterRate', value: 400 },
          { key: 'nozzle', value: '03 blue' },
          { key: 'windSpeed', value: 2.4 },
          { key: 'temperature', value: 11.2 },
          { key: 'reason', value: ['feed', 'colour'] },
        ]
      : [
          { key: 'height', value: 24 + (n % 5) },
          { key: 'passes', value: 2 },
          { key: 'collected', value: true },
          { key: 'direction', value: 'north' },
          { key: 'machine', value: [{ id: 'm1', hours: 1.2 }] },
        ],
  })
})
const measurements = Array.from({ length: 2000 }, (_, n) => ({
  id: `measurement-${n}`,
  pitchId: n % 2 === 0 ? 'p1' : 'p2',
  measuredAt: `${day(n % 300)}T08:00:00Z`,
  metric: 'soilMoisture',
  values: Array.from({ length: 12 }, () => Array.from({ length: 18 }, () => 20 + (n % 9))),
  measuredBy: 'u1',
}))

let longest = 0
let last = performance.now()
const started = last
const spent = process.cpuUsage()
const pack = await makePack(
  sampleSetup(),
  sampleRows({ activities, measurements, supplies: [sampleSupply('iron')] }),
  [],
  {
    turn: () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      return undefined
    },
  },
)
const took = performance.now() - started
const { user, system } = process.cpuUsage(spent)
const bytes = pack.files.reduce((sum, file) => sum + file.bytes, 0)
const zipped = pack.zip.reduce((sum, piece) => sum + piece.length, 0)
console.log(
  `${took <= GOAL_MS ? 'ok  ' : 'OVER'}  ${ACTIVITIES} activities: ${Math.round(took)} ms (goal ${GOAL_MS}; ${Math.round((user + system) / 1000)} ms of processor time), longest step ${Math.round(longest)} ms, ${Math.round(bytes / 1e6)} MB in ${Math.round(zipped / 1e6)} MB`,
)
if (took > GOAL_MS) process.exitCode = 1
