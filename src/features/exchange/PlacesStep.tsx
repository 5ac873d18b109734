import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '@/domain/ics/fixtureDiff'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import type { Pitch } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { stacked } from '@/ui/tableMedia'
import { Notice } from '@/ui/Notice'
import { SelectField } from '@/ui/SelectField'
import { token } from '@/ui/tokens'
import { isolate } from '@/lib/isolate'

type PlacesStepProps = {
  file: ImportedFile
  places: readonly Place[]
  pitches: readonly Pick<Pitch, 'id' | 'name'>[]
  onChoose: (key: string, pitchId: Id) => void
}

const CHUNK = 40
/** A person wants to know which ones; nobody reads a hundred. */
const MOST_TOLD = 5
const NAMES_TOLD = 3
/** Not an id of a pitch: those are not empty. */
const ELSEWHERE = ' '

/** Where each team of the file plays. */
export function PlacesStep({ file, places, pitches, onChoose }: PlacesStepProps) {
  const { t } = useTranslation('exchange')
  const format = useFormat()
  const [limit, setLimit] = useState(CHUNK)
  const options = [
    { id: ELSEWHERE, label: t('import.elsewhere') },
    ...pitches.map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <Steps>
      <p>{t(places.length === 0 ? 'import.placesNone' : 'import.places')}</p>
      {file.unknownZones.length > 0 && (
        <Notice tone="warning">
          {t('import.unknownZones', {
            zones: format.list(file.unknownZones.slice(0, NAMES_TOLD).map((one) => isolate(one))),
          })}
        </Notice>
      )}
      {file.unread.length > 0 && (
        <Notice tone="warning">
          {t('import.unread', { count: file.unread.length })}
          <Unread>
            {file.unread.slice(0, MOST_TOLD).map(({ summary, reason }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of a file that do not change
              <li key={at}>
                {t('import.unreadLine', {
                  name: isolate(summary || t('import.nameless')),
                  reason: t(`import.reason.${reason}`),
                })}
              </li>
            ))}
            {file.unread.length > MOST_TOLD && (
              <li>{t('import.more', { count: file.unread.length - MOST_TOLD })}</li>
            )}
          </Unread>
        </Notice>
      )}
      <List>
        {places.slice(0, limit).map(({ key, team, place, count, pitchId }) => (
          <li key={key}>
            <Words>
              <b>
                <bdi>{team || t('import.nameless')}</bdi>
              </b>
              <Quiet>
                {place !== undefined && (
                  <>
                    {t('import.at', { place: isolate(place) })}
                    {' · '}
                  </>
                )}
                {t('import.count', { count })}
              </Quiet>
            </Words>
            <SelectField
              label={t('import.pitchOf', { team: key })}
              hideLabel
              size="small"
              options={options}
              value={pitchId || ELSEWHERE}
              onChange={(id) => onChoose(key, id === ELSEWHERE ? '' : id)}
            />
          </li>
        ))}
      </List>
      {places.length > limit && (
        <div>
          <Button size="small" onClick={() => setLimit(limit + CHUNK)}>
            {t('import.showMore')}
          </Button>
        </div>
      )}
    </Steps>
  )
}

const Steps = styled.div`
  display: grid;
  gap: 12px;
`
const Unread = styled.ul`
  margin-block-start: 4px;
  font-weight: 400;
`
const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 240px;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-block: 8px;
    border-block-start: 1px solid ${token('line')};

    ${stacked} {
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
      padding-block: 12px;
    }
  }
`
const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: 500;
  }
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
