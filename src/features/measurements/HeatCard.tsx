import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heatScaleOf } from '@/domain/bands'
import { cellValues, comparableTo, type Reading } from '@/domain/fieldSessions'
import { estimateGaps } from '@/domain/gapEstimates'
import { dayAtGround } from '@/domain/groundTime'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch, Section } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { Chip } from '@/ui/Chip'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { phone } from '@/ui/media'
import { LazyMenu } from '@/ui/LazyMenu'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { useMatches } from '@/ui/useMatches'
import { BoardCard } from './BoardCard'
import { ChosenCells } from './ChosenCells'
import { standsOf } from './standsOf'
import { useBand } from './useBand'
import type { Board } from './useBoard'
import { useDoubtfulCells } from './useDoubtfulCells'
import { useSessionName } from './useSessionName'

type HeatCardProps = {
  pitch: Pitch
  section: Section | undefined
  board: Board
  session: Reading
}

/** One session on the ground, with what can be done to read it. */
export function HeatCard({ pitch, section, board, session }: HeatCardProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const isPhone = useIsPhone()
  const sessionName = useSessionName(board.today)
  const [numbers, setNumbers] = useState(!isPhone)
  const [bands, setBands] = useState(true)
  const [asTable, setAsTable] = useState(false)
  const [withContrast, setWithContrast] = useState(false)
  const [contrast, setContrast] = useState<[number, number] | undefined>()
  const [picked, setPicked] = useState<ReadonlySet<number>>(NOTHING)
  // Another section, or one that comes late: its own cells are shown, and the card that may have the focus stays.
  const [part, setPart] = useState(section?.id)
  if (part !== section?.id) {
    setPart(section?.id)
    setPicked(NOTHING)
  }
  const { metric } = session
  const { limits } = useBand(pitch, metric, dayAtGround(session.measuredAt, format.timeZone))
  const [several, setSeveral] = useState(false)
  // A mouse draws over cells anyway.
  const isFinger = useMatches('(pointer: coarse)')
  const [filled, setFilled] = useState(false)
  const flagged = useDoubtfulCells(pitch, session)
  const estimates = filled ? estimateGaps(session.values) : undefined
  const all = cellValues(session.values, undefined)
  const name = t(`board.metrics.${metric}.name`)
  const earlier = comparableTo(session, board.sessions)
  const compare = () => earlier && board.compareWith(earlier.id)

  const tools = {
    id: 'tools',
    entries: [
      ...(isPhone
        ? [
            {
              id: 'numbers',
              label: t('board.tools.numbers'),
              selected: numbers,
              onSelect: () => setNumbers(!numbers),
            },
            { id: 'bands', label: t('board.tools.bands'), selected: bands, onSelect: () => setBands(!bands) },
            { id: 'compare', label: t('board.tools.compare'), disabled: !earlier, onSelect: () => compare() },
          ]
        : []),
      {
        id: 'contrast',
        label: t('board.tools.contrast'),
        selected: withContrast,
        onSelect: () => {
          setWithContrast(!withContrast)
          setContrast(undefined)
        },
      },
      { id: 'fill', label: t('board.tools.fill'), selected: filled, onSelect: () => setFilled(!filled) },
      { id: 'table', label: t('board.tools.table'), selected: asTable, onSelect: () => setAsTable(!asTable) },
      { id: 'print', label: t('board.tools.print'), onSelect: () => print() },
    ],
  }
  return (
    <BoardCard aria-label={t('board.card', { metric: name, when: sessionName(session) })}>
      <Head>
        <Title>
          {name}{' '}
          <span>
            {t('board.when', {
              when: sessionName(session),
              readings: format.number(all.filter((value) => value !== null).length),
              cells: format.number(all.length),
            })}
          </span>
          <Provenance
            title={name}
            text={t('board.what')}
            formula={t('board.formula')}
            inputs={[sessionName(session)]}
            origin="backend"
            at={session.measuredAt}
          />
        </Title>
        <Tools>
          {!isPhone && (
            <>
              <Chip pressed={numbers} disabled={asTable} onClick={() => setNumbers(!numbers)}>
                {t('board.tools.numbers')}
              </Chip>
              <Chip pressed={bands} disabled={asTable} onClick={() => setBands(!bands)}>
                {t('board.tools.bands')}
              </Chip>
              <Chip disabled={!earlier} onClick={compare}>
                {t('board.tools.compare')}
              </Chip>
            </>
          )}
          {(isFinger || isPhone) && (
            <Chip pressed={several} disabled={asTable} onClick={() => setSeveral(!several)}>
              {t('board.tools.several')}
            </Chip>
          )}
          <LazyMenu
            label={t('board.tools.label')}
            trigger={
              <IconButton label={t('board.tools.label')} size="small">
                <Icon name={isPhone ? 'listFilter' : 'ellipsis'} size={20} />
              </IconButton>
            }
            groups={[tools]}
          />
        </Tools>
      </Head>
      {section && board.cells === undefined && (
        <Quiet>{t('board.sectionUnknown', { section: section.name })}</Quiet>
      )}
      <HeatGrid
        label={`${name}, ${sessionName(session)}`}
        values={session.values}
        quantity={METRIC_QUANTITY[metric]}
        scale={heatScaleOf(limits, metric)}
        {...(bands ? { band: { low: limits.low, high: limits.high } } : {})}
        numbers={numbers}
        contrast={contrast}
        {...(withContrast ? { onContrast: setContrast } : {})}
        asTable={asTable}
        bearing={pitch.bearing}
        stands={standsOf(pitch, t)}
        ends={{ low: t(`board.metrics.${metric}.low`), high: t(`board.metrics.${metric}.high`) }}
        selected={picked}
        outlined={board.cells}
        onSelect={setPicked}
        several={several}
        flagged={flagged}
        estimates={estimates}
        below={
          <ChosenCells
            session={session}
            limits={limits}
            selected={picked.size > 0 ? picked : (board.cells ?? NOTHING)}
            before={board.sessions.slice(board.sessions.indexOf(session) + 1)}
            section={picked.size === 0 && board.cells ? section?.name : undefined}
          />
        }
      />
    </BoardCard>
  )
}

const NOTHING: ReadonlySet<number> = new Set()

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 8px;
  min-block-size: 40px;
`
const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font: 600 ${token('t-16')} ${token('font')};

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  /* Beside the tools there is no room for both: when it was stands beneath what it is of. */
  ${phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    > span {
      order: 1;
      flex-basis: 100%;
      font: 400 ${token('t-14')} ${token('font')};
      text-wrap: balance;
    }
  }
`
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  @media print {
    display: none;
  }
`
const Quiet = styled.p`
  margin-block-end: 8px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
