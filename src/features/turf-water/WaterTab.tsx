import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetSectionsQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { dayAtGround } from '@/domain/groundTime'
import { placeOf } from '@/domain/homeGround'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { QueryState } from '@/ui/QueryState'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { SelectField } from '@/ui/SelectField'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { DegreeDays } from './DegreeDays'
import { DiseaseOutlook } from './DiseaseOutlook'
import { PitchWeather } from './PitchWeather'
import { WaterBalance } from './WaterBalance'

type WaterTabProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** Water, disease and the weather behind both (F6, F28). What comes by section is shown of one at a time. */
export function WaterTab({ pitch, section, sections, readOnly }: WaterTabProps) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const now = useNow()
  const [picked, setPicked] = useState<Id>()
  const sectionsQuery = useGetSectionsQuery()
  const weather = useGetWeatherQuery(pitch.id)
  const { data: company } = useGetCompanyQuery()
  const today = dayAtGround(now, format.timeZone)
  const shown = section ?? sections.find(({ id }) => id === picked) ?? sections[0]
  const part = { pitch, today, now, place: placeOf(pitch, company), weather, readOnly }
  return (
    <Stack>
      <QueryState
        query={sectionsQuery}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: () => !shown, title: t('noSections'), text: t('noSectionsText') }}
      >
        {() =>
          shown && (
            <>
              {!section && sections.length > 1 && (
                <Picker sections={sections} shown={shown} onPick={setPicked} />
              )}
              <WaterBalance {...part} section={shown} />
              <DiseaseOutlook key={shown.id} {...part} section={shown} />
            </>
          )
        }
      </QueryState>
      <PitchWeather {...part} />
      {shown && company && isOn('pitch_growth', company) && (
        <DegreeDays pitch={pitch} section={shown} today={today} />
      )}
    </Stack>
  )
}

/** More than these names do not fit beside one another. */
const ABREAST = 4

function Picker({
  sections,
  shown,
  onPick,
}: {
  sections: readonly Section[]
  shown: Section
  onPick: (id: Id) => void
}) {
  const { t } = useTranslation('water')
  const choice = {
    label: t('section'),
    options: sections.map(({ id, name }) => ({ id, label: name })),
    value: shown.id,
    onChange: onPick,
  }
  return (
    <Bar>
      {sections.length > ABREAST ? (
        <SelectField {...choice} hideLabel />
      ) : (
        <SegmentedControl {...choice} size="small" />
      )}
    </Bar>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 24px;
  padding-block-start: 12px;

  > * {
    min-inline-size: 0;
  }
`
const Bar = styled.div`
  @media print {
    display: none;
  }
`
