import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useCarry } from '@/api/carried'
import { useGetUsersQuery } from '@/api/identity'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { csvStyleOf } from '@/domain/csv'
import type { Pack } from '@/domain/evidence/packMaker'
import { PACK_PARTS, type PackGap, type PackPart } from '@/domain/evidence/packSetup'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import { isOn } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { FormatContext, useFormat } from '@/i18n/format'
import { directionOf, type Language } from '@/i18n/languages'
import { seldom } from './packMessages'
import { startMaker } from './startMaker'
import { usePackWords } from './usePackWords'

export type PackChoice = { from: Day; to: Day; pitchIds: readonly Id[]; parts: readonly PackPart[] }
export type PackState =
  | { kind: 'choosing'; note: 'stopped' | 'failed' | null }
  /** 0–1 of everything; `part` is null while the file is put together. */
  | { kind: 'making'; share: number; step: 'collecting' | 'writing'; part: PackPart | null }
  | { kind: 'done'; pack: Pack; gaps: readonly PackGap[]; name: string }

/** Fetching takes longer than writing: so much of the line is its. */
const COLLECTING_SHARE = 0.7

/** Makes an evidence pack: what there is to choose, how far it is, and what came of it. */
export function usePack() {
  const { t, i18n } = useTranslation('evidence')
  const format = useFormat()
  const { timeZone } = use(FormatContext)
  const carry = useCarry()
  const { packWords, gapText, partName } = usePackWords()
  const company = useGetCompanyQuery()
  const pitches = useGetPitchesQuery()
  const sections = useGetSectionsQuery()
  const users = useGetUsersQuery()
  const configuration = useGetActivityConfigurationQuery()
  const [state, setState] = useState<PackState>({ kind: 'choosing', note: null })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const flags = company.data
  const hasStore = flags !== undefined && isOn('storage', flags)
  const hasProducts = hasStore && isOn('product_management', flags)
  const store = {
    supplies: hasProducts,
    cocktails: hasStore && isOn('cocktail_management', flags),
    equipment: hasStore,
  }
  const offered = PACK_PARTS.filter((part) =>
    part === 'supplies' || part === 'fertilisation' ? hasProducts : part !== 'equipment' || hasStore,
  )

  const make = async ({ from, to, pitchIds, parts }: PackChoice): Promise<void> => {
    const all = pitches.data ?? []
    const chosen = pitchIds.length === 0 ? all : all.filter(({ id }) => pitchIds.includes(id))
    const now = new Date()
    const stopping = new AbortController()
    const { signal } = stopping
    running.current = stopping
    const maker = startMaker((asked) => carry(asked, signal), signal)
    const tell = seldom((making: Omit<Extract<PackState, { kind: 'making' }>, 'kind'>) => {
      if (!signal.aborted) setState({ kind: 'making', ...making })
    })
    try {
      tell({ share: 0, step: 'collecting', part: null })
      const missing = await maker.collect(
        {
          parts,
          from,
          to,
          today: dayAtGround(now, timeZone),
          timeZone,
          pitches: chosen.map(({ id, name }) => ({
            id,
            name,
            sectionId: sections.data?.find(({ pitchId }) => pitchId === id)?.id,
          })),
          whole: chosen.length === all.length,
          store,
        },
        ({ share, part }) => tell({ share: share * COLLECTING_SHARE, step: 'collecting', part }),
      )
      const gaps = missing.map(({ says, ...gap }): PackGap => ({ ...gap, text: gapText(says) }))
      if (users.data === undefined)
        gaps.push(
          ...(['sprays', 'activities', 'feedback'] as const)
            .filter((part) => parts.includes(part))
            .map((part): PackGap => ({ part, kind: 'failed', text: t('pack.gap.people') })),
        )
      const pack = await maker.make(
        {
          company: flags?.name ?? '',
          from,
          to,
          madeAt: toInstant(now),
          parts,
          pitches: chosen.map(({ id, name, area }) => ({ id, name, area })),
          whole: chosen.length === all.length,
          sections: (sections.data ?? []).map(({ id, name }) => ({ id, name })),
          people: (users.data ?? []).map(({ id, fullName }) => ({ id, name: fullName })),
          configuration: configuration.data ?? [],
          language: i18n.language,
          locale: format.locale,
          direction: directionOf(i18n.language as Language),
          timeZone,
          unitSystem: format.unitSystem,
          csv: csvStyleOf(format.locale),
          words: packWords(configuration.data ?? []),
        },
        gaps,
        ({ share, part }) =>
          tell({ share: COLLECTING_SHARE + share * (1 - COLLECTING_SHARE), step: 'writing', part }),
      )
      signal.throwIfAborted()
      setState({ kind: 'done', pack, gaps, name: `sward-evidence-${from}-${to}.zip` })
    } catch {
      if (running.current === stopping)
        setState({ kind: 'choosing', note: signal.aborted ? 'stopped' : 'failed' })
    }
    maker.stop()
  }

  return {
    state,
    make,
    stop: () => running.current?.abort(),
    again: () => setState({ kind: 'choosing', note: null }),
    partName,
    offered,
    pitches: pitches.data,
    isReady:
      [company, pitches].every(({ data }) => data !== undefined) &&
      ![sections, users, configuration].some(isAwaited),
    error: company.error ?? pitches.error,
  }
}
