import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { humanise } from '@/i18n/activityText'
import { LANGUAGES, resolveLanguage } from '@/i18n/languages'
import { Avatar } from '@/ui/Avatar'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { AboutHours } from './AboutHours'
import { Certificates } from './Certificates'
import { HoursBar } from './HoursBar'
import type { Person } from './leaveScene'
import { Facts } from '@/ui/Facts'
import { PersonLeave } from './PersonLeave'
import { useGround } from './useGround'
import { useLeaveScene } from './useLeaveScene'
import { useNextLeaveText } from './useNextLeaveText'
import { useWorkload } from './useWorkload'
import { YearGrid } from './YearGrid'
import { YearHead } from './YearHead'

type PersonCardProps = { person: Person; onClose: () => void }

/** All that is known of one person: how to reach them, their weeks, their leave, what they may do. */
export function PersonCard({ person, onClose }: PersonCardProps) {
  const { t } = useTranslation('team')
  const { today } = useGround()
  const [year, setYear] = useState(today.slice(0, 4))
  const scene = useLeaveScene(`${year}-01-01`, `${year}-12-31`)
  const workload = useWorkload([person], 3)
  const nextLeave = useNextLeaveText()
  const link = (scheme: string, value: string | undefined) =>
    value === undefined || value === '' ? (
      t('card.unknown')
    ) : (
      <a href={`${scheme}:${value}`} dir="ltr">
        {value}
      </a>
    )
  const isThisYear = year === today.slice(0, 4)
  return (
    <Sheet
      open
      onClose={onClose}
      title={person.fullName}
      subtitle={t(`role.${person.role}`, { defaultValue: humanise(person.role) })}
      icon={<Avatar name={person.fullName} size="l" decorative />}
    >
      <Parts>
        <Section inset heading={t('card.contact')}>
          <Facts
            facts={[
              { name: t('card.email'), value: link('mailto', person.email) },
              { name: t('card.phone'), value: link('tel', person.phone) },
              {
                name: t('card.language'),
                value: person.language ? LANGUAGES[resolveLanguage(person.language)] : t('card.unknown'),
              },
              {
                name: t('card.colour'),
                value: (
                  <Colour>
                    <Avatar name={person.fullName} size="xs" decorative />
                    {t('card.colourText')}
                  </Colour>
                ),
              },
            ]}
          />
        </Section>
        <Section inset heading={t('card.hours')} action={<AboutHours at={workload.sentAt} />}>
          <QueryState
            query={workload}
            skeleton={<Skeleton kind="text" count={2} />}
            empty={{ when: () => false, title: '' }}
          >
            {([now, next]) => (
              <Facts
                facts={[
                  {
                    name: t('card.thisWeek'),
                    value: (
                      <HoursBar
                        name={person.fullName}
                        week={now?.week ?? today}
                        load={now?.loads.get(person.id)}
                      />
                    ),
                  },
                  {
                    name: t('card.nextWeek'),
                    value: (
                      <HoursBar
                        name={person.fullName}
                        week={next?.week ?? today}
                        load={next?.loads.get(person.id)}
                      />
                    ),
                  },
                ]}
              />
            )}
          </QueryState>
        </Section>
        <Section inset heading={t('card.year', { year })} action={<YearHead year={year} onYear={setYear} />}>
          <QueryState
            query={scene}
            skeleton={<Skeleton kind="block" height="320px" />}
            empty={{ when: () => false, title: '' }}
          >
            {(ready) => (
              <>
                {isThisYear && <p>{nextLeave(ready, person.id).text}</p>}
                <PersonLeave person={person} year={year} scene={ready} />
                <YearGrid person={person} year={year} scene={ready} onYear={setYear} />
              </>
            )}
          </QueryState>
        </Section>
        <Certificates userId={person.id} />
      </Parts>
    </Sheet>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

const Colour = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 400;
`
