import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'

type GrassTabProps = { pitch: Pitch; sections: readonly PitchSection[] }

/** What grows here and what the ground is made of (F21); what the club has not said is said to be unknown. */
export function GrassTab({ pitch, sections }: GrassTabProps) {
  const { t } = useTranslation('pitch')
  const format = useFormat()
  const yes = (value: boolean | undefined) =>
    value === undefined ? undefined : t(value ? 'grass.present' : 'grass.absent')
  const facts = [
    ['kind', pitch.kind && t(`grass.kinds.${pitch.kind}`)],
    ['surface', pitch.surface && t(`grass.surfaces.${pitch.surface}`)],
    ['species', pitch.species?.length ? format.list(pitch.species) : undefined],
    ['height', amount(pitch.mowingHeight, 'grassHeight')],
    [
      'size',
      pitch.length !== undefined && pitch.width !== undefined
        ? t('grass.by', { length: amount(pitch.length, 'length'), width: amount(pitch.width, 'length') })
        : undefined,
    ],
    ['area', amount(pitch.area, 'area')],
    ['bearing', amount(pitch.bearing, 'angle')],
    ['irrigation', yes(pitch.irrigation)],
    ['heating', yes(pitch.undersoilHeating)],
    ['lights', yes(pitch.growLights)],
    [
      'stands',
      pitch.stands?.length
        ? format.list(
            pitch.stands.map(({ side, height }) =>
              t('grass.stand', { side: t(`grass.sides.${side}`), height: amount(height, 'length') }),
            ),
          )
        : undefined,
    ],
  ] as const
  function amount(value: number | undefined, quantity: 'grassHeight' | 'length' | 'area' | 'angle') {
    return value === undefined ? undefined : format.quantity(value, quantity)
  }

  return (
    <>
      <Section inset heading={t('grass.heading')}>
        <Facts>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`grass.${key}`)}</dt>
              <dd data-unknown={value === undefined || undefined}>{value ?? t('grass.unknown')}</dd>
            </div>
          ))}
        </Facts>
      </Section>
      {sections.length > 0 && (
        <Section inset heading={t('grass.sections')} count={sections.length}>
          <Facts>
            {sections.map(({ id, name, area }) => (
              <div key={id}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd data-unknown={area === undefined || undefined}>
                  {amount(area, 'area') ?? t('grass.unknown')}
                </dd>
              </div>
            ))}
          </Facts>
        </Section>
      )}
    </>
  )
}

const Facts = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(120px, 40%) 1fr;
    gap: 16px;
    padding-block: 12px;
    border-block-start: 1px solid ${token('line')};
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  dd[data-unknown] {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
