import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { User } from '@/domain/user'
import { Avatar } from '@/ui/Avatar'
import { Glyph } from '@/ui/Glyph'
import { Icon, type IconName } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { givenName } from './boardRows'
import { type, u } from './scale'

export type ProblemLine = { key: string; icon: IconName | 'clash'; tone: 'red' | 'amber'; text: string }
type RailListsProps = {
  problems: readonly ProblemLine[] | undefined
  mostProblems: number
  off: readonly User[] | undefined
  known: { problems: boolean; off: boolean }
  /** Nobody works today. */
  isNonWorking: boolean
}

const MOST_OFF = 5
/** So many names stand in one line; the second line of them takes the place of a problem. */
const OFF_IN_A_LINE = 2

/** What is wrong, and who is not here. */
export function RailLists({ problems, mostProblems, off, known, isNonWorking }: RailListsProps) {
  const { t } = useTranslation(['tv', 'activity'])
  const all = problems?.length ?? 0
  // The line that says how many more there are takes the place of one.
  const most = mostProblems - ((off?.length ?? 0) > OFF_IN_A_LINE ? 1 : 0)
  const shown = problems?.slice(0, all > most ? most - 1 : most)
  const hidden = all - (shown?.length ?? 0)
  return (
    <>
      {problems && shown && (
        <section>
          <h2>{t('problems.heading')}</h2>
          {shown.length === 0 && <p>{t(known.problems ? 'problems.none' : 'unread')}</p>}
          <Problems>
            {shown.map(({ key, icon, tone, text }) => (
              <li key={key}>
                <Mark data-tone={tone}>
                  {icon === 'clash' ? <Glyph name="warning" size={24} /> : <Icon name={icon} size={32} />}
                </Mark>
                <span>{text}</span>
              </li>
            ))}
            {hidden > 0 && <li data-more>{t('problems.more', { count: hidden })}</li>}
          </Problems>
        </section>
      )}
      {off && (
        <section>
          <h2>{t('off.heading')}</h2>
          {off.length === 0 ? (
            <p>
              {isNonWorking ? t('nonWorkingDay', { ns: 'activity' }) : t(known.off ? 'off.none' : 'unread')}
            </p>
          ) : (
            <Off>
              {off.slice(0, MOST_OFF).map(({ id, fullName }) => (
                <li key={id} title={fullName}>
                  <Avatar name={fullName} size="own" off decorative />
                  <bdi>{givenName(fullName)}</bdi>
                </li>
              ))}
              {off.length > MOST_OFF && <li>{t('off.more', { count: off.length - MOST_OFF })}</li>}
            </Off>
          )}
        </section>
      )}
    </>
  )
}

const Problems = styled.ul`
  display: grid;
  gap: ${u(4)};
  font: ${type(400, 28, 36)};

  > li {
    display: grid;
    grid-template-columns: ${u(36)} minmax(0, 1fr);
    gap: ${u(12)};
    align-items: center;
    overflow-wrap: anywhere;
  }
  > [data-more] {
    display: block;
    color: ${token('ink-2')};
  }
`
const Mark = styled.span`
  display: grid;

  &[data-tone='red'] {
    color: ${token('red')};
  }
  &[data-tone='amber'] {
    color: ${token('amber-deep')};
  }
  > svg {
    inline-size: ${u(32)};
    block-size: ${u(32)};
  }
`
const Off = styled.ul`
  --avatar: ${u(52)};
  display: flex;
  flex-wrap: wrap;
  gap: ${u(8)} ${u(16)};
  font: ${type(500, 28, 36)};

  > li {
    display: flex;
    align-items: center;
    gap: ${u(12)};
  }
`
