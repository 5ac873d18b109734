import styled from '@emotion/styled'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { toInstant } from '@/domain/groundTime'
import { homePitch, placeOf } from '@/domain/homeGround'
import { OUTLOOK_HOURS, outlookOf } from '@/domain/weatherOutlook'
import { useFormat } from '@/i18n/format'
import { hourLabel } from '@/i18n/moments'
import { HOUR_MS } from '@/lib/durations'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Behind the lanes and what stands in them: the windows for spraying and the line of now. Without weather above it names the hours itself. */
export function Backdrop({ start, now }: { start: number; now: Date }) {
  const format = useFormat()
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const pitch = homePitch(pitches)
  const { data: weather, isError } = useGetWeatherQuery(pitch?.id ?? '', { skip: !pitch })
  const outlook = weather && outlookOf(weather.hourly, now, placeOf(pitch, company))
  const known = outlook !== undefined && outlook.hours.length > 0
  // A forecast that starts later than this hour stands in other columns than the lanes.
  const aligned = known && Date.parse(outlook.hours[0]?.time ?? '') === start
  const share = (hours: number) => `${(hours / OUTLOOK_HOURS) * 100}%`
  return (
    <>
      {(isError || (weather !== undefined && !known)) && (
        <Hours aria-hidden>
          {Array.from({ length: OUTLOOK_HOURS }, (_, hour) => (
            <span key={hour}>{hourLabel(toInstant(start + hour * HOUR_MS), format).split(/\s/)[0]}</span>
          ))}
        </Hours>
      )}
      <Axis aria-hidden data-times>
        {aligned &&
          outlook.spray.map(({ from, to }) => (
            <Band key={from} style={{ '--from': share(from), '--width': share(to - from) }} />
          ))}
        <Now style={{ '--from': share((now.getTime() - start) / HOUR_MS) }} />
      </Axis>
    </>
  )
}

const Axis = styled.div`
  position: absolute;
  inset-block: 0;
  direction: ltr;
  inset-inline: 152px 16px;
  pointer-events: none;
`
const Band = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--from);
  inline-size: var(--width);
  background: ${token('mint')};
  border-inline: 1px dashed ${token('green-deep')};
`
const Now = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--from);
  inline-size: 2px;
  background: ${token('ink')};

  ${forcedColors} {
    background: Highlight;
  }
`
const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  direction: ltr;
  margin-inline: 152px 16px;
  padding-block: 4px;
  text-align: center;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
