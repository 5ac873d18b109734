import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { withWorkSheet } from '@/domain/addresses'
import { workPeriod } from '@/domain/dayJobs'
import { ButtonLink } from '@/ui/ButtonLink'
import { Glyph } from '@/ui/Glyph'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useToday } from '@/ui/useToday'

/** What a new organisation needs, in order, and what of it is there. */
export function NewGround({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const today = useToday()
  const { data: users = [] } = useGetUsersQuery()
  const { data: activities = [] } = useGetActivitiesQuery(workPeriod(today))
  const team = users.length > 1
  const steps = [
    { key: 'pitches', done: false, meta: t('start.pitchesTodo') },
    {
      key: 'people',
      done: team,
      meta: team ? t('start.people', { count: users.length }) : t('start.peopleTodo'),
    },
    {
      key: 'work',
      done: activities.length > 0,
      meta: activities.length > 0 ? t('start.workDone') : t('start.workTodo'),
      action: activities.length === 0 && !readOnly,
    },
    { key: 'measurement', done: false, meta: t('start.measurementTodo') },
    { key: 'norms', done: false, meta: t('start.normsTodo') },
  ] as const
  return (
    <Section heading={t('start.heading')}>
      <Intro>{t('start.intro')}</Intro>
      <Rows>
        {steps.map((step) => (
          <Row
            key={step.key}
            leadWidth="24px"
            lead={
              <Mark data-done={step.done || undefined}>
                {step.done ? (
                  <Glyph name="done" label={t('start.done')} />
                ) : (
                  <Open role="img" aria-label={t('start.todo')} />
                )}
              </Mark>
            }
            title={t(`start.${step.key}`)}
            meta={step.meta}
            end={
              'action' in step && step.action ? (
                <ButtonLink
                  size="small"
                  to={{
                    search: withWorkSheet(search, { kind: 'new', type: 'generalNonePitch', day: today }),
                  }}
                >
                  {t('start.action')}
                </ButtonLink>
              ) : undefined
            }
          />
        ))}
      </Rows>
    </Section>
  )
}

const Intro = styled.p`
  padding-block-end: 12px;
  color: ${token('ink-2')};
`
const Mark = styled.span`
  padding-block-start: 2px;
  color: ${token('ink-2')};

  &[data-done] {
    color: ${token('green-deep')};
  }
`
/* Still to be done. */
const Open = styled.span`
  display: block;
  block-size: 18px;
  inline-size: 18px;
  margin: 1px;
  border: 1.75px dashed currentColor;
  border-radius: 50%;
`
