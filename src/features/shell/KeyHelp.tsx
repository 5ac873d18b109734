import styled from '@emotion/styled'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/Dialog'
import { Kbd } from '@/ui/Kbd'
import { LetterKeysSwitch } from '@/ui/LetterKeysSwitch'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type KeyHelpProps = { canWrite: boolean; onClose: () => void }

/** What can be done without a mouse, and the switch for those who dictate: a spoken letter is not to open anything. */
export function KeyHelp({ canWrite, onClose }: KeyHelpProps) {
  const { t } = useTranslation(['keys', 'common'])
  const words: Partial<Record<Act, string>> = {
    search: t('palette.title'),
    write: t('common:nav.logWork'),
    today: t('common:nav.today'),
    undo: t('common:undo'),
  }
  return (
    <Dialog open onClose={onClose} title={t('title')} size="large">
      <Groups>
        {GROUPS.map(({ id, keys }) => ({ id, keys: keys.filter(({ writes }) => canWrite || !writes) }))
          .filter(({ keys }) => keys.length > 0)
          .map(({ id, keys }) => (
            <section key={id} aria-labelledby={`keys-${id}`}>
              <Heading id={`keys-${id}`}>{t(`group.${id}`)}</Heading>
              <Keys>
                {keys.map(({ act, press }) => (
                  <Fragment key={act}>
                    <dt>
                      {press.map((way) => (
                        <Way key={way.join(' ')}>
                          {way.map((key) => (
                            <Kbd key={key}>{isNamed(key) ? t(`key.${key}`) : key}</Kbd>
                          ))}
                        </Way>
                      ))}
                    </dt>
                    <dd>{words[act] ?? t(`act.${act as Said}`)}</dd>
                  </Fragment>
                ))}
              </Keys>
            </section>
          ))}
      </Groups>
      <LetterKeysSwitch />
    </Dialog>
  )
}

/** Told with words of their own; the others are called as the press that does the same. */
type Said = Exclude<Act, 'search' | 'write' | 'today' | 'undo'>
type Act =
  | 'search'
  | 'write'
  | 'today'
  | 'undo'
  | 'find'
  | 'help'
  | 'messages'
  | 'close'
  | 'step'
  | 'along'
  | 'open'
  | 'choose'
  | 'lift'
  | 'move'
  | 'stretch'
  | 'copy'
  | 'cells'
  | 'ends'
  | 'mark'
  | 'line'
  | 'all'
  | 'typeIn'
  | 'paste'
  | 'next'

const NAMED = [
  'ctrl',
  'shift',
  'alt',
  'space',
  'enter',
  'escape',
  'home',
  'end',
  'pageUp',
  'pageDown',
] as const
const isNamed = (key: string): key is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(key)

type Key = { act: Act; press: readonly (readonly string[])[]; writes?: true }

/** What `useShortcuts`, `usePageKeys`, `useLift`, `useRoving`, `useGridHand` and `ReadingPad` hear. */
const GROUPS: readonly { id: 'everywhere' | 'days' | 'lift' | 'grid' | 'round'; keys: readonly Key[] }[] = [
  {
    id: 'everywhere',
    keys: [
      { act: 'search', press: [['ctrl', 'K']] },
      { act: 'find', press: [['/']] },
      { act: 'write', press: [['n']], writes: true },
      { act: 'messages', press: [['F6']] },
      { act: 'close', press: [['escape']] },
      { act: 'help', press: [['?']] },
    ],
  },
  {
    id: 'days',
    keys: [
      { act: 'today', press: [['t']] },
      {
        act: 'step',
        press: [
          ['←', '→'],
          ['pageUp', 'pageDown'],
        ],
      },
      {
        act: 'along',
        press: [
          ['↑', '↓', '←', '→'],
          ['home', 'end'],
        ],
      },
      { act: 'open', press: [['enter']] },
      { act: 'choose', press: [['x']], writes: true },
    ],
  },
  {
    id: 'lift',
    keys: [
      { act: 'lift', press: [['space']], writes: true },
      {
        act: 'move',
        press: [
          ['↑', '↓', '←', '→'],
          ['pageUp', 'pageDown'],
        ],
        writes: true,
      },
      { act: 'stretch', press: [['shift', '←', '→']], writes: true },
      { act: 'copy', press: [['alt', '←', '→']], writes: true },
    ],
  },
  {
    id: 'grid',
    keys: [
      { act: 'cells', press: [['↑', '↓', '←', '→']] },
      {
        act: 'ends',
        press: [
          ['home', 'end'],
          ['ctrl', 'home', 'end'],
        ],
      },
      { act: 'mark', press: [['shift', '↑', '↓', '←', '→']] },
      {
        act: 'line',
        press: [
          ['shift', 'space'],
          ['ctrl', 'space'],
        ],
      },
      { act: 'all', press: [['ctrl', 'A']] },
      { act: 'typeIn', press: [['0–9']], writes: true },
      { act: 'paste', press: [['ctrl', 'V']], writes: true },
    ],
  },
  {
    id: 'round',
    keys: [
      { act: 'next', press: [['enter']], writes: true },
      { act: 'undo', press: [['ctrl', 'Z']], writes: true },
    ],
  },
]

const Groups = styled.div`
  columns: 2;
  column-gap: 40px;

  > * {
    break-inside: avoid;
    padding-block-end: 20px;
  }
  ${phone} {
    columns: 1;
  }
`
const Heading = styled.h3`
  padding-block-end: 8px;
  font: 600 ${token('t-14')} ${token('font')};
`
const Keys = styled.dl`
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr);
  gap: 8px 16px;

  dt {
    display: grid;
    gap: 4px;
    align-content: start;
  }
  dd {
    margin: 0;
  }
`
/** Keys stand as on the keyboard, in every language. */
const Way = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  direction: ltr;
  justify-content: start;

  [dir='rtl'] & {
    justify-content: end;
  }
`
