import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { sentAt } from '@/api/sentAt'
import { useWorkLanes } from '@/api/useWorkLanes'
import { type MeasurementMetric, MEASUREMENT_METRICS } from '@/domain/fieldMeasurement'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import { type Feature, isOn } from '@/domain/switches'
import { useFormat } from '@/i18n/format'
import { TimeChart } from '@/ui/charts/TimeChart'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Skeleton } from '@/ui/Skeleton'
import { useNitrogenUnit } from '@/ui/useNitrogenUnit'
import { useSearchChange } from '@/ui/useSearchChange'
import { MoreLines } from './MoreLines'
import { linePanel, metricPanel, rainPanel } from './trendPanels'
import {
  isSeries,
  RANGES,
  readTrends,
  SERIES,
  type Series,
  type TrendLine,
  withTrends,
} from './trendsAddress'
import { trendSummary } from './trendSummary'
import { useTrendData } from './useTrendData'
import { useToday } from '@/ui/useToday'

type TrendsTabProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: PitchSection | undefined
  sections: readonly PitchSection[]
  readOnly: boolean
}

const FEATURES: Partial<Record<Series, Feature>> = {
  growth: 'pitch_growth',
  potential: 'pitch_growth',
  light: 'pitch_shade_analysis',
}
/** One metric over six weeks, a season or a year, with rain, work, last year and whatever else is chosen (F24). */
export function TrendsTab({ pitch, section, sections }: TrendsTabProps) {
  const { t } = useTranslation('trends')
  const grid = useTranslation('grid')
  const format = useFormat()
  const [nitrogen] = useNitrogenUnit()
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const { data: company } = useGetCompanyQuery()
  const today = useToday()
  // What is known by section stands for the pitch by its first, and says so.
  const balance = section ?? sections[0]
  const offered = SERIES.filter((series) => {
    const feature = FEATURES[series]
    if ((series === 'deficit' || series === 'evapotranspiration') && !balance) return false
    return feature === undefined || (company !== undefined && isOn(feature, company))
  })
  const asked = readTrends(search)
  const address = {
    ...asked,
    lines: asked.lines.filter((line) => !isSeries(line) || offered.includes(line)),
  }
  const data = useTrendData(pitch, balance, today, address)
  const lanes = useWorkLanes({
    place: { pitchId: pitch.id, sectionId: section?.id },
    period: data.period,
    today,
    kinds: ['cut', 'water', 'feed'],
  })

  const metricName = (metric: MeasurementMetric) => grid.t(`board.metrics.${metric}.name`)
  const words = { t, metricName, format, nitrogen: nitrogen.read }
  const place = { pitch, section, standIn: section ? undefined : balance, today }
  const go = (change: Parameters<typeof withTrends>[1]) =>
    changeSearch((present) => withTrends(present, change), { replace: true })
  const main = metricPanel(address.metric, data, place, words)
  const rain = rainPanel(data, today, words)
  const panels = [
    main,
    ...(rain.lines.some(({ points }) => points.length > 0) ? [rain] : []),
    ...address.lines.map((line) => linePanel(line, data, place, words)),
  ]
  const title = t(`title.${address.range}`, { metric: main.label })
  const groups: { id: string; label: string; lines: { id: TrendLine; label: string }[] }[] = [
    {
      id: 'series',
      label: t('worked'),
      lines: offered.map((id) => ({ id, label: t(`series.${id}`) })),
    },
    {
      id: 'metrics',
      label: t('measured'),
      lines: MEASUREMENT_METRICS.filter((id) => id !== address.metric).map((id) => ({
        id,
        label: metricName(id),
      })),
    },
  ]
  return (
    <Section
      inset
      heading={
        <Heading>
          {title}
          <Provenance
            title={main.label}
            text={t('provenance.text')}
            formula={t('provenance.formula')}
            origin="computed"
            at={sentAt(data.measured, data.weather)}
            inputs={[t('provenance.readings'), t('provenance.rain'), t('provenance.forecast')]}
          />
        </Heading>
      }
      action={<MoreLines groups={groups} chosen={address.lines} onChange={(lines) => go({ lines })} />}
    >
      <Bar>
        <SegmentedControl
          label={t('range.label')}
          size="small"
          options={RANGES.map((id) => ({ id, label: t(`range.${id}`) }))}
          value={address.range}
          onChange={(range) => go({ range })}
        />
      </Bar>
      <QueryState
        query={data.measured}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: () => false, title: '' }}
      >
        {() => (
          <TimeChart
            title={title}
            hideTitle
            summary={trendSummary(main, { from: data.period.from, today }, words)}
            from={data.period.from}
            to={data.period.to}
            today={today}
            panels={panels}
            lanes={lanes.filter(({ days }) => days.length > 0)}
            csvName={t('file', { pitch: pitch.name, from: data.period.from, to: data.period.to })}
          />
        )}
      </QueryState>
    </Section>
  )
}

const Heading = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`
const Bar = styled.div`
  padding-block-end: 12px;

  @media print {
    display: none;
  }
`
