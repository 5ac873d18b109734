import { skipToken } from '@reduxjs/toolkit/query'
import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { withEdges } from '@/api/periodPieces'
import { withWorkSheet } from '@/domain/addresses'
import { lampNeed, type LightTarget, meanOf } from '@/domain/agronomy/lightDeficit'
import { lightIntegral } from '@/domain/agronomy/lightIntegral'
import type { Pitch, Section } from '@/domain/pitch'
import { lampsOn, lampWork, type StandingLamps } from '@/domain/standingLamps'
import type { Day, Instant } from '@/domain/wire'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { roundHalfAway } from '@/lib/units'
import { ButtonLink } from '@/ui/ButtonLink'
import { DataTable } from '@/ui/DataTable'
import { LoadNotice } from '@/ui/LoadNotice'
import { OnPaper } from '@/ui/OnPaper'
import { Provenance } from '@/ui/Provenance'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { type LightPart, lightParts } from './lightParts'
import type { LightMap } from './useLightMap'
import { useTargetText } from './useTargetText'

type LightSectionsProps = {
  pitch: Pitch
  section: Section | undefined
  sections: readonly Section[]
  map: LightMap
  target: LightTarget
  at: Instant | undefined
  /** The day on which lamps would be planned; undefined where nothing may be planned. */
  planOn: Day | undefined
}

type Row = LightPart & {
  name: string
  light: number | null
  sun: number | null
  /** Of the day on which more would be planned. */
  lamps: StandingLamps[]
}

/** What each section lacks and how long its lamps must burn. */
export function LightSections({ pitch, section, sections, map, target, at, planOn }: LightSectionsProps) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const targetText = useTargetText()
  const planned = useGetActivitiesQuery(
    planOn === undefined ? skipToken : withEdges({ from: planOn, to: planOn }),
  )
  const work = planOn === undefined ? [] : lampWork(planned.data ?? [], pitch.id, planOn, format.timeZone)
  const { parts: unnamed, isThirds, unplaced } = lightParts(pitch, section ? [section] : sections)
  const parts = unnamed.map((part) => ({
    ...part,
    name: part.label.kind === 'name' ? part.label.name : t(`light.sections.side.${part.label.side}`),
  }))
  const rows = parts
    .filter(({ key }) => !section || key !== 'whole' || parts.length === 1)
    .map((part): Row => {
      const { cells } = part
      return {
        ...part,
        light: meanOf(map.dli, cells),
        sun: meanOf(map.sunHours, cells),
        lamps: lampsOn(part, work, parts, target.ppfd),
      }
    })
  return (
    <>
      <Head>
        <h3>{t('light.sections.title')}</h3>
        <Provenance
          title={t('light.what.lamps.title')}
          text={t('light.what.lamps.text')}
          origin="computed"
          at={at}
          formula={t('light.what.lamps.formula')}
          inputs={[
            targetText(target),
            t('light.what.lamps.ppfd', { ppfd: limitText(target.ppfd, 'photonFlux', format) }),
          ]}
          source={t('light.what.lamps.source')}
        />
      </Head>
      <LoadNotice queries={[planned]} />
      <DataTable<Row>
        caption={t('light.sections.caption')}
        hideCaption
        rows={rows}
        rowId={({ key }) => key}
        columns={[
          {
            id: 'part',
            header: t('light.sections.part'),
            phone: 'title',
            cell: nameOf,
          },
          {
            id: 'light',
            header: t('light.sections.light'),
            align: 'end',
            cell: ({ light }) =>
              known(light, () => format.quantity(light, 'light'), t('light.sections.unknown')),
          },
          {
            id: 'sun',
            header: t('light.sections.sun'),
            align: 'end',
            cell: ({ sun }) => known(sun, () => format.quantity(sun, 'hours'), t('light.sections.unknown')),
          },
          {
            id: 'deficit',
            header: t('light.sections.deficit'),
            align: 'end',
            cell: ({ light }) =>
              known(
                light,
                (value) => format.quantity(Math.max(0, target.low - value), 'light'),
                t('light.sections.unknown'),
              ),
          },
          {
            id: 'lamps',
            header: t('light.sections.lamps'),
            align: 'end',
            phone: 'line',
            cell: lampsOf(target, planOn, pitch.id),
          },
        ]}
      />
      <Notes>
        {isThirds && <p>{t('light.sections.thirds')}</p>}
        {unplaced.length > 0 && <p>{t('light.sections.unplaced', { sections: format.list(unplaced) })}</p>}
        {pitch.growLights === false && <p>{t('light.sections.noLamps')}</p>}
      </Notes>
    </>
  )
}

const nameOf = ({ name }: Row) => <bdi>{name}</bdi>

const lampsOf = (target: LightTarget, planOn: Day | undefined, pitchId: string) => (row: Row) => (
  <>
    {row.lamps.map((lamps) => (
      <Standing key={lamps.id} lamps={lamps} />
    ))}
    <Lamps {...{ row, target, planOn, pitchId }} />
  </>
)

/** Lamps that need not be planned again, and the way to them. */
function Standing({ lamps: { id, status, hours } }: { lamps: StandingLamps }) {
  const { t } = useTranslation('activity')
  const { search } = useLocation()
  const format = useFormat()
  return (
    <p>
      <TextLink to={{ search: withWorkSheet(search, { kind: 'open', id }) }}>
        {t(`status.${status}`, { defaultValue: status })} · {format.quantity(hours, 'hours')}
      </TextLink>
    </p>
  )
}

const known = (value: number | null, show: (value: number) => string, unknown: string): string =>
  value === null ? unknown : show(value)

type LampsProps = { row: Row; target: LightTarget; planOn: Day | undefined; pitchId: string }

/** How long lamps must burn besides those that stand already. */
function Lamps({ row: { light, name, key, label, lamps }, target, planOn, pitchId }: LampsProps) {
  const { t } = useTranslation('sunlight')
  const { search } = useLocation()
  const format = useFormat()
  if (light === null) return t('light.sections.unknown')
  const need = lampNeed(target.low, light, target.ppfd)
  if (need.kind === 'none') return t('light.sections.enough')
  if (need.kind === 'notEnough')
    return t('light.sections.notEnough', { missing: format.quantity(need.missing, 'light') })
  const burning = lamps.reduce((sum, one) => sum + one.light, 0) / lightIntegral(target.ppfd, 1)
  const left = need.hours - burning
  if (burning > 0 && roundHalfAway(left, 1) <= 0) return null
  const hours = format.quantity(left, 'hours')
  const plan = withWorkSheet(search, {
    kind: 'new',
    type: 'growLights',
    pitchId,
    sectionIds: label.kind === 'name' ? [key] : undefined,
    day: planOn,
    hours: roundHalfAway(left, 1),
    // Until the quarter of an hour by which they have burnt.
    minutes: Math.ceil(left * 4) * 15,
    ppfd: target.ppfd,
    // Where they stood the last time, they lit another part.
    place: name,
  })
  if (planOn === undefined) return hours
  return (
    <>
      <ButtonLink
        size="small"
        aria-label={t('light.sections.planFor', { hours, part: name })}
        to={{ search: plan }}
      >
        {t('light.sections.plan', { hours })}
      </ButtonLink>
      <OnPaper>{hours}</OnPaper>
    </>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-block-start: 24px;
  min-block-size: 32px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Notes = styled.div`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
