import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetPitchesQuery } from '@/api/pitches'
import { addresses } from '@/domain/addresses'
import { MEASUREMENT_METRICS, type MeasurementMetric } from '@/domain/fieldMeasurement'
import { isMetric } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { startRound } from '@/domain/roundDraft'
import { MOST_DECIMALS, usualDecimals } from '@/domain/roundEntry'
import { ROUND_PATTERNS, type RoundPattern, roundPoints, walkingDistance } from '@/domain/roundPattern'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { ChoiceGroup } from '@/ui/ChoiceGroup'
import { EmptyState } from '@/ui/EmptyState'
import { phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { token } from '@/ui/tokens'
import { TextField } from '@/ui/TextField'
import { PausedRounds } from './PausedRounds'
import { pitchSize } from './pitchSize'
import { rightNow } from './rightNow'
import { keepHabits, keepRound } from './roundStore'
import { useRoundPage } from './useRoundPage'

type RoundSetupProps = { pitchId: Id | undefined; onClose: () => void }

/** What is measured, where and with what; rounds that were put aside stand first. */
export function RoundSetup({ pitchId, onClose }: RoundSetupProps) {
  const { t } = useTranslation('round')
  const pitches = useGetPitchesQuery()
  const configuration = useGetActivityConfigurationQuery()
  const { company } = useRoundPage()
  const may =
    company !== undefined &&
    !isReadOnly(company) &&
    company.allowedActivityNames.includes('fieldMeasurements')
  return (
    <Page>
      <PageHeader
        title={t('new.title')}
        actions={
          <Tall layout="plain" onClick={onClose}>
            {t('close')}
          </Tall>
        }
      />
      {company && !may ? (
        <Section heading={t('new.heading')}>
          <EmptyState title={t('new.notOffered')} />
        </Section>
      ) : (
        <QueryState
          query={pitches}
          skeleton={<Skeleton kind="block" height="480px" />}
          empty={{ when: (list) => list.length === 0, title: t('new.noPitch') }}
        >
          {(list) =>
            company && (
              <>
                <PausedRounds pitches={list} />
                <SetupForm
                  pitches={list}
                  first={list.find(({ id }) => id === pitchId) ?? list[0]}
                  offered={
                    configuration.data
                      ?.find(({ activityName }) => activityName === 'fieldMeasurements')
                      ?.fields.find(({ key }) => key === 'parameters')
                      ?.options?.map(({ value }) => value) ?? []
                  }
                />
              </>
            )
          }
        </QueryState>
      )}
    </Page>
  )
}

type SetupFormProps = {
  pitches: readonly Pitch[]
  first: Pitch | undefined
  /** What the company measures; where it does not say, everything is offered. */
  offered: readonly string[]
}

function SetupForm({ pitches, first, offered }: SetupFormProps) {
  const { t } = useTranslation(['round', 'grid'])
  const format = useFormat()
  const navigate = useNavigate()
  const { key, habits } = useRoundPage()
  const [pitchId, setPitchId] = useState(first?.id)
  const [chosenMetric, setMetric] = useState<MeasurementMetric | undefined>(habits.metric)
  const [pattern, setPattern] = useState<RoundPattern>(habits.pattern)
  const [auto, setAuto] = useState(habits.auto)
  const [instrument, setInstrument] = useState<Partial<Record<MeasurementMetric, string>>>({})
  const [decimals, setDecimals] = useState<Partial<Record<MeasurementMetric, number>>>({})

  const known = offered.filter(isMetric)
  const metrics = known.length > 0 ? known : MEASUREMENT_METRICS
  const metric = metrics.find((one) => one === chosenMetric) ?? metrics[0] ?? 'soilMoisture'
  const pitch = pitches.find(({ id }) => id === pitchId) ?? first
  const shownDecimals =
    decimals[metric] ?? habits.decimals[metric] ?? usualDecimals(metric, format.unitSystem)
  const shownInstrument = instrument[metric] ?? habits.instruments[metric] ?? ''
  if (!pitch) return null
  const size = pitchSize(pitch)

  const start = () => {
    const id = crypto.randomUUID()
    const chosen = { metric, pattern, auto, instrument: shownInstrument, decimals: shownDecimals }
    keepHabits(key, chosen)
    const now = rightNow()
    keepRound(key, startRound({ ...chosen, id, key: crypto.randomUUID(), pitchId: pitch.id, now, size }))
    // The form was longer than what comes in its place.
    scrollTo(0, 0)
    void navigate(addresses.resumeRound(id), { replace: true })
  }
  return (
    <Section heading={t('new.heading')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <SelectField
          label={t('new.pitch')}
          options={pitches.map(({ id, name }) => ({ id, label: name }))}
          value={pitch.id}
          onChange={setPitchId}
        />
        <SelectField
          label={t('new.metric')}
          options={metrics.map((id) => ({ id, label: t(`grid:board.metrics.${id}.name`) }))}
          value={metric}
          onChange={(id) => isMetric(id) && setMetric(id)}
        />
        <TextField
          label={t('new.instrument')}
          description={t('new.instrumentHelp')}
          value={shownInstrument}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setInstrument({ ...instrument, [metric]: event.target.value })}
        />
        <ChoiceGroup
          label={t('new.pattern')}
          description={t('new.walk', {
            distance: format.quantity(walkingDistance(roundPoints(pattern, size), size), 'length', 0),
          })}
        >
          <SegmentedControl
            wide
            label={t('new.pattern')}
            options={ROUND_PATTERNS.map((count) => ({ id: String(count), label: format.number(count) }))}
            value={String(pattern)}
            onChange={(id) => setPattern(ROUND_PATTERNS.find((count) => String(count) === id) ?? pattern)}
          />
        </ChoiceGroup>
        <ChoiceGroup label={t('new.decimals')}>
          <SegmentedControl
            wide
            label={t('new.decimals')}
            options={Array.from({ length: MOST_DECIMALS + 1 }, (_, count) => ({
              id: String(count),
              label: format.number(0, count),
            }))}
            value={String(shownDecimals)}
            onChange={(id) => setDecimals({ ...decimals, [metric]: Number(id) })}
          />
        </ChoiceGroup>
        <Switch label={t('new.auto')} hint={t('new.autoHelp')} checked={auto} onChange={setAuto} />
        <Button layout="primary" wide type="submit">
          {t('new.start')}
        </Button>
      </Form>
    </Section>
  )
}

const Tall = styled(Button)`
  min-block-size: 48px;
`
const Page = styled.div`
  max-inline-size: 560px;

  ${phone} {
    max-inline-size: none;
  }
`
const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-block: 4px 24px;

  ${phone} {
    font: 400 ${token('t-16')} ${token('font')};
    --t-12: ${token('t-16')};
    --t-14: ${token('t-16')};

    [role='radiogroup'] > label {
      min-block-size: 48px;
      font-size: 1rem;
    }
    > button {
      min-block-size: 56px;
    }
  }
`
